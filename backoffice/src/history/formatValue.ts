import { rupiah } from '../rupiah';
import { HISTORY } from '../i18n/texts';

/** A value of the history as people read it; undefined where there was none. */
export function shownValue(field: string, value: string | number | null): string | undefined {
  if (value === null || value === '') return undefined;
  if (field === 'image') return HISTORY.picture;
  return typeof value === 'number' ? rupiah(value) : value;
}
