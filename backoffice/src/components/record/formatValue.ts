import { formatDate, formatTime } from '../../formatTime';
import { wordFor } from '../../i18n/codes';
import { HISTORY } from '../../i18n/texts';
import { ra } from '../../i18n/ra';
import { formatNumber, rupiah } from './formatNumber';

export type FieldValue = string | number | boolean | null;

const DAYS = ['export_valid_until', 'back_in_stock_on', 'issued_at', 'expires_at', 'follow_up_at'];

/** Undefined for an empty value. */
export function formatValue(field: string, value: FieldValue): string | undefined {
  if (value === null || value === '') return undefined;
  if (field === 'image') return HISTORY.picture;
  if (typeof value === 'boolean') return ra.boolean[`${value}`];
  if (DAYS.includes(field)) return formatDate(String(value));
  if (field === 'disabled_at') return formatTime(String(value));
  if (typeof value === 'string') return wordFor(field, value);
  return field === 'price' ? rupiah(value) : formatNumber(value);
}
