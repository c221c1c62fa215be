import { optionsOf } from './options.js';
import type { SpecField } from './spec-field.entity.js';
import type { SpecValue } from './spec-values.js';

const FORMAT = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

/**
 * In Indonesian: 'maks. 12,5 % (SNI 01-2907)'.
 * @param field says unit and options; a value in the trash may have outlived it
 */
export function specInWords(value: SpecValue, field?: Pick<SpecField, 'unit' | 'choices'>): string {
  const { method, lab, tested_at } = value;
  const test = [method, lab, tested_at].filter(Boolean).join(', ');
  return `${mainWords(value, field)}${test && ` (${test})`}`;
}

/** Without its test. */
export function mainWords(
  { value, min, max, text, text_en, choice, yes }: SpecValue,
  field?: Pick<SpecField, 'unit' | 'choices'>,
): string {
  const amount = (words: string) => (field?.unit ? `${words} ${field.unit}` : words);
  if (value !== undefined) return amount(FORMAT.format(value));
  if (min !== undefined && max !== undefined) return amount(`${FORMAT.format(min)}–${FORMAT.format(max)}`);
  if (min !== undefined) return amount(`min. ${FORMAT.format(min)}`);
  if (max !== undefined) return amount(`maks. ${FORMAT.format(max)}`);
  if (yes !== undefined) return yes ? 'Ya' : 'Tidak';
  if (choice !== undefined)
    return optionsOf(field?.choices ?? null).find(({ key }) => key === choice)?.label ?? choice;
  return [text, text_en].filter(Boolean).join(' / ');
}
