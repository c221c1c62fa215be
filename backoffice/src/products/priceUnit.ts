import { isPack } from 'api/shared';
import { wordFor } from '../i18n/codes';
import { formatNumber } from '../components/record/formatNumber';

/** ' / karung (40 kg)', behind a price; '' without a unit. */
export function priceUnit(unit: string | null, kilograms: unknown): string {
  if (!unit) return '';
  const weight = isPack(unit) && typeof kilograms === 'number' ? ` (${formatNumber(kilograms)} kg)` : '';
  return ` / ${wordFor('price_unit', unit)}${weight}`;
}
