import { optionsOf } from './options.js';
import type { SpecField } from './spec-field.entity.js';
import type { SpecValue } from './spec-values.js';

const NUMBER = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

/** In Indonesian: 'maks. 12,5 % (SNI 01-2907)'. A value in the trash may have outlived its field. */
export function specInWords(value: SpecValue, field?: Pick<SpecField, 'unit' | 'choices'>): string {
  const test = [value.method, value.lab, value.tested_at].filter(Boolean).join(', ');
  return `${specValueInWords(value, field)}${test && ` (${test})`}`;
}

export function specValueInWords(
  { value, min, max, text, text_en, choice, yes }: SpecValue,
  field?: Pick<SpecField, 'unit' | 'choices'>,
): string {
  const amount = (words: string) => (field?.unit ? `${words} ${field.unit}` : words);
  if (value !== undefined) return amount(NUMBER.format(value));
  if (min !== undefined && max !== undefined) return amount(`${NUMBER.format(min)}–${NUMBER.format(max)}`);
  if (min !== undefined) return amount(`min. ${NUMBER.format(min)}`);
  if (max !== undefined) return amount(`maks. ${NUMBER.format(max)}`);
  if (yes !== undefined) return yes ? 'Ya' : 'Tidak';
  if (choice !== undefined)
    return optionsOf(field?.choices ?? null).find(({ key }) => key === choice)?.label ?? choice;
  return [text, text_en].filter(Boolean).join(' / ');
}
