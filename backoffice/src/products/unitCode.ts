import { ALSO_UNITS, UNIT_WORDS } from 'api/code-words';

const CODES = Object.keys(UNIT_WORDS) as (keyof typeof UNIT_WORDS)[];

/** Of what people write for a unit: 'karung', 'sak'. */
export function unitCode(word: string): keyof typeof UNIT_WORDS | undefined {
  const plain = word.toLowerCase();
  return CODES.find((code) => code === plain || UNIT_WORDS[code] === plain) ?? ALSO_UNITS[plain];
}
