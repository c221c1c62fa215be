import type { Product, WholeProduct } from '~/lib/api/products.server';
import type { SpecField } from '~/lib/api/spec-fields.server';
import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { localizedText, type LocalizedText } from '~/lib/localized-text.server';

export interface SpecRow {
  key: string;
  label: LocalizedText;
  value: LocalizedText;
  isAmount?: boolean;
  /** 'SNI 01-2907, tested 8 Sept 2025, Sucofindo' */
  test?: string;
}

export type SpecValue = WholeProduct['specs'][string];
export type DescribingField = Pick<
  SpecField,
  'key' | 'label' | 'label_en' | 'kind' | 'unit' | 'method' | 'options'
>;

export function specRows(
  language: Language,
  fields: readonly DescribingField[],
  specs: WholeProduct['specs'],
): SpecRow[] {
  return fields.flatMap((field): SpecRow[] => {
    const spec = Object.hasOwn(specs, field.key) ? specs[field.key] : undefined;
    const value = spec && specWords(language, field, spec);
    if (!value) return [];
    const { tested_at: day, lab } = spec;
    const test = [testMethod(spec, field), day && messagesIn(language).specs.tested(day), lab];
    const isAmount = (spec.value ?? spec.min ?? spec.max) !== undefined;
    return [
      {
        key: field.key,
        label: specLabel(language, field),
        value,
        ...(isAmount && { isAmount }),
        ...(test.some(Boolean) && { test: test.filter(Boolean).join(', ') }),
      },
    ];
  });
}

/** Staff write a dash for a value that nobody has tested. */
const UNTESTED = /^[-–—]$/;

/** A value's own method, or else the usual one; undefined for a value that is not tested. */
export function testMethod(
  spec: { method?: string },
  { method: usual }: Pick<DescribingField, 'method'>,
): string | undefined {
  const method = spec.method ?? usual ?? '';
  return UNTESTED.test(method) ? undefined : method || undefined;
}

/** 'Granules · Grain size 2–5 mm', in as few parts as its languages take. No line begins with a unit. */
export function keySpecWords(language: Language, specs: NonNullable<Product['key_specs']>): LocalizedText[] {
  const words: LocalizedText[] = [];
  const write = ({ text, lang }: LocalizedText) => {
    const last = words.at(-1);
    if (last && last.lang === lang) last.text += text;
    else words.push({ text, ...(lang && { lang }) });
  };
  for (const { choice, ...amount } of specs) {
    const options = choice ? [choice] : [];
    const value = specWords(language, { unit: amount.unit, options }, { ...amount, choice: choice?.key });
    if (!value) continue;
    if (words.length > 0) write({ text: ' · ' });
    if (!choice) write(specLabel(language, amount));
    write(choice ? value : { text: ` ${value.text.replaceAll(' ', '\u00a0')}` });
  }
  return words;
}

export function specLabel(language: Language, { label, label_en }: Pick<SpecField, 'label' | 'label_en'>) {
  return localizedText(language, { en: label_en, id: label });
}

/** 'max. 12.5 %', '10–12 %', 'Granules', 'Yes'; undefined for what is no value of such a field. */
export function specWords(
  language: Language,
  { unit, options }: Pick<DescribingField, 'unit' | 'options'>,
  { value, min = value, max = value, text, text_en, choice, yes }: SpecValue,
): LocalizedText | undefined {
  const { specs } = messagesIn(language);
  if (min !== undefined || max !== undefined) return { text: rangeWords(specs, unit, min, max) };
  if (yes !== undefined) return { text: yes ? specs.yes : specs.no };
  const option = options.find(({ key }) => key === choice);
  if (option) return specLabel(language, option);
  return localizedText(language, { en: text_en, id: text });
}

interface RangeTexts {
  number: (value: number) => string;
  unit: (unit: string) => string;
  /** For a range without an upper end. */
  least: (words: string) => string;
  most: (words: string) => string;
}

export function rangeWords(texts: RangeTexts, unit: string | null, from?: number, to?: number): string {
  const ends = [...new Set([from, to])].filter((end) => end !== undefined).map(texts.number);
  const words = `${ends.join('–')}${unit ? ` ${texts.unit(unit)}` : ''}`;
  if (from === undefined) return texts.most(words);
  return to === undefined ? texts.least(words) : words;
}
