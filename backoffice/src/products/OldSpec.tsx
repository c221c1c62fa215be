import { writtenAs } from 'api/written-unit';
import { formatNumber } from '../record/formatNumber';
import { OldNumbers } from './OldNumbers';
import type { SpecField, TypedSpec, TypedSpecs } from './specs';

const NUMBERS = ['value', 'min', 'max'] as const;

interface OldSpecProps {
  field: SpecField;
  value?: TypedSpec;
  stored: TypedSpec;
  /** All that are typed. */
  specs: TypedSpecs;
}

/** Of a specification. A number that another one has, too, is its own only behind its label. */
export default function OldSpec({ field, value, stored, specs }: OldSpecProps) {
  const { key, label, label_en, unit } = field;
  const others = Object.entries(specs).flatMap(([slot, spec]) => (slot === key ? [] : numbersOf(spec)));
  const now = numbersOf(value);
  const labels = [label, label_en].filter((text) => text !== null);
  const changed = numbersOf(stored)
    .filter((number) => !now.includes(number))
    .map((number) => ({
      number,
      words: [formatNumber(number), unit].filter(Boolean).join(' '),
      units: unit && !others.includes(number) ? writtenAs(unit) : [],
      labels,
    }));
  return <OldNumbers changed={changed} />;
}

const numbersOf = (spec?: TypedSpec) =>
  NUMBERS.map((part) => spec?.[part]).filter((number) => typeof number === 'number');
