import { cleanCode } from '../clean-text.js';
import { notOneOf } from '../http/rules.js';
import { optionsOf } from '../spec-fields/options.js';
import type { SpecField } from '../spec-fields/spec-field.entity.js';
import { PARTS, type SpecValue } from '../spec-fields/spec-values.js';
import { specValueInWords } from '../spec-fields/spec-words.js';
import type { Cell } from './spreadsheet-file.js';

const AMOUNT = String.raw`-?\d[\d.]*(?:,\d+)?`;
const BOUNDED = new RegExp(`^(min(?:imum)?|≥|>=|ma(?:ks|x)(?:imum)?|≤|<=|ca|±|~)?[.]?(${AMOUNT})$`);
const RANGE = new RegExp(`^(${AMOUNT})(?:-|s/d)(${AMOUNT})$`);
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+(,|$)/;
const YES = /^(ya|yes|true|1)$/i;
const NO = /^(tidak|no|false|0)$/i;

const EXAMPLES = {
  number: '12,5',
  typical: '12,5 atau ca. 12,5',
  min: '12,5 atau min. 12,5',
  max: '12,5 atau maks. 12,5',
  range: '10–12,5, min. 10, atau maks. 12,5',
};

export function toSpecCell(value: SpecValue, field: SpecField): Cell {
  if (value.text !== undefined) return value.text;
  if (value.value !== undefined && field.bound !== 'typical') return value.value;
  const words = specValueInWords(value, { unit: null, choices: field.choices });
  if (field.kind !== 'number' && field.kind !== 'range') return words;
  return (field.bound === 'typical' ? 'ca. ' : '') + words;
}

/** @returns the value of a cell that is not empty, or the sentence that refuses it */
export function fromSpecCell(field: SpecField, cell: Cell): SpecValue | string {
  const { label, kind, bound, choices } = field;
  const text = String(cell).trim();
  switch (kind) {
    case 'text':
      return { text };
    case 'yes_no':
      if (YES.test(text)) return { yes: true };
      return NO.test(text) ? { yes: false } : `${label} harus ya atau tidak.`;
    case 'choice': {
      const options = optionsOf(choices);
      const isWanted = (name: string | null) => name?.toLowerCase() === text.toLowerCase();
      const option = options.find(({ label, key, label_en }) => [label, key, label_en].some(isWanted));
      if (option) return { choice: option.key };
      const labels = options.map((each) => each.label);
      return notOneOf(label, labels);
    }
    case 'number':
    case 'range': {
      const value = typeof cell === 'number' ? plain(field, cell) : amounts(field, text);
      const parts: readonly string[] = PARTS[bound ?? kind];
      const isOne = Object.entries(value).every(([part, n]) => parts.includes(part) && !Number.isNaN(n));
      return isOne ? value : `${label} harus ditulis seperti ${EXAMPLES[bound ?? kind]}.`;
    }
  }
}

/** A part that is no number becomes NaN. */
function amounts(field: SpecField, text: string): SpecValue {
  const unit = compact(field.unit ?? '');
  const bare = unit === '' ? compact(text) : compact(text).replaceAll(unit, '');
  const [, low, high] = RANGE.exec(bare) ?? [];
  if (low !== undefined && high !== undefined) return { min: amount(low), max: amount(high) };
  const [, sign, given] = BOUNDED.exec(bare) ?? [];
  if (given === undefined) return { value: Number.NaN };
  if (sign === undefined) return plain(field, amount(given));
  if (/^(min|≥|>)/.test(sign)) return { min: amount(given) };
  return /^(ma|≤|<)/.test(sign) ? { max: amount(given) } : { value: amount(given) };
}

const compact = (text: string) => cleanCode(text).replace(/\s/g, '').toLowerCase();

function plain({ bound }: SpecField, value: number): SpecValue {
  return bound === 'min' || bound === 'max' ? { [bound]: value } : { value };
}

/** '1.250,5' as an Indonesian writes it, '1250.5' as programs do; NaN for neither. */
function amount(text: string): number {
  return Number((GROUPED.test(text) ? text.replaceAll('.', '') : text).replace(',', '.'));
}
