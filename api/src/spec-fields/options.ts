import { ApiProperty } from '@nestjs/swagger';
import { linesOf } from '../http/each-line.decorator.js';

export class SpecOption {
  @ApiProperty()
  key: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ type: 'string', nullable: true })
  label_en: string | null;
}

const OPTION = /^([a-z0-9_]{1,40})\s*:\s*(\S.*?)(?:\s+\/\s+(\S.*))?$/;
export const MOST_OPTIONS = 50;

/** One a line: 'robusta: Robusta / Robusta'. */
export function optionsOf(choices: string | null): SpecOption[] {
  return linesOf(choices).flatMap((line) => {
    const [, key, label, label_en = null] = OPTION.exec(line) ?? [];
    return key && label ? [{ key, label, label_en }] : [];
  });
}

export function isOptionBelow(line: string, above: readonly string[]): boolean {
  const keys = optionsOf(above.join('\n')).map(({ key }) => key);
  const [option] = optionsOf(line);
  return option !== undefined && !keys.includes(option.key) && above.length < MOST_OPTIONS;
}
