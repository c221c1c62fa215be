import { writtenAs } from './written-unit.js';

/**
 * What is written before the field's own unit, in small letters and without spaces: of a percentage '8,25 %' is '8,25', and of kcal/kg
 * '7000 Kcal / kg' and '7000 kcal' are '7000'. Any other unit stays, as its number would mean something else.
 */
export function withoutUnit(text: string, unit: string | null | undefined): string {
  const written = bare(text);
  const own = writtenAs(unit ?? '')
    .map(bare)
    .find((each) => each !== '' && written.endsWith(each));
  return own === undefined ? written : written.slice(0, -own.length);
}

const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
