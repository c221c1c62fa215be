/** Of which a net weight tells more. */
export function isPack(unit: string | null): unit is 'sack' | 'carton' {
  return unit === 'sack' || unit === 'carton';
}
