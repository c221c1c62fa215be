import { type FieldValue, formatValue } from '../record/formatValue';
import { Thumbnail } from './Thumbnail';

/** The value of a field; undefined for an empty one. */
export function shownValue(field: string, value: FieldValue) {
  if (field === 'image' && typeof value === 'string') return <Thumbnail image={value} />;
  return formatValue(field, value);
}
