/**
 * What is written before the field's own unit, in small letters and without spaces: of a percentage '8,25 %' is '8,25', and of kcal/kg
 * '7000 Kcal / kg' is '7000'. Any other unit stays, as its number would mean something else.
 */
export function withoutUnit(text: string, unit: string | null | undefined): string {
  const written = bare(text);
  const own = bare(unit ?? '');
  return own !== '' && written.endsWith(own) ? written.slice(0, -own.length) : written;
}

const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
