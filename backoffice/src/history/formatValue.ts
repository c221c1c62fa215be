import { HISTORY } from '../i18n/texts';
import { rupiah } from 'storefront/rupiah';

/** A value of the history for display; undefined for an empty one. */
export function formatValue(field: string, value: string | number | null): string | undefined {
  if (value === null || value === '') return undefined;
  if (field === 'image') return HISTORY.picture;
  if (typeof value !== 'number') return value;
  return field === 'price' ? rupiah(value) : value.toLocaleString('id-ID');
}
