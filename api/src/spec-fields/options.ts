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

const OPTION = /^([a-z0-9_]{1,40})\s*:\s*(\S.*)$/;
const SLASH = /\s\/\s/;
export const MOST_OPTIONS = 50;

/** One a line: 'robusta: Robusta / Robusta'. */
export function optionsOf(choices: string | null): SpecOption[] {
  return linesOf(choices).flatMap((line) => {
    const [, key, labels] = OPTION.exec(line) ?? [];
    if (!key || !labels) return [];
    const [label = '', ...english] = labels.split(SLASH);
    return [{ key, label: label.trimEnd(), label_en: english.join(' / ').trim() || null }];
  });
}

export function isOptionBelow(line: string, above: readonly string[]): boolean {
  const keys = optionsOf(above.join('\n')).map(({ key }) => key);
  const [option] = optionsOf(line);
  return option !== undefined && !keys.includes(option.key) && above.length < MOST_OPTIONS;
}
