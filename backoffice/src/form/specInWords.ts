import type { SpecFieldResponse, SpecValueShape } from 'api/schema';
import { formatDate } from '../formatTime';
import { SPEC_INPUTS } from '../i18n/products';
import { formatNumber } from '../record/formatNumber';

/** Instead of a number there may be text that is none, as it was typed. */
type Typed = Omit<SpecValueShape, 'value' | 'min' | 'max'> &
  Partial<Record<'value' | 'min' | 'max', number | string>>;

/** 'maks. 12,5 %' */
export function specInWords(
  { value, min, max, text, text_en, choice, yes }: Typed,
  field?: SpecFieldResponse,
): string {
  const amount = (given: number | string) => (typeof given === 'number' ? formatNumber(given) : given);
  const unit = field?.unit ? ` ${field.unit}` : '';
  if (value !== undefined) return amount(value) + unit;
  if (min !== undefined && max !== undefined) return `${amount(min)}–${amount(max)}${unit}`;
  if (min !== undefined) return `${SPEC_INPUTS.min} ${amount(min)}${unit}`;
  if (max !== undefined) return `${SPEC_INPUTS.max} ${amount(max)}${unit}`;
  if (yes !== undefined) return yes ? SPEC_INPUTS.yes : SPEC_INPUTS.no;
  if (choice !== undefined) return field?.options.find(({ key }) => key === choice)?.label ?? choice;
  return [text, text_en].filter(Boolean).join(' / ');
}

/** 'maks. 12,5 % (SNI 01-2907, Sucofindo)' */
export function specWithTest(spec: Typed, field?: SpecFieldResponse): string {
  const { method, lab, tested_at } = spec;
  const test = [method, lab, tested_at && formatDate(tested_at)].filter(Boolean).join(', ');
  return specInWords(spec, field) + (test && ` (${test})`);
}
