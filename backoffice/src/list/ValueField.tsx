import { useFieldValue } from 'react-admin';
import { type FieldValue, formatValue } from '../record/formatValue';

/** A cell of a table, written as in the history; '-' without a value. */
export function ValueField({ source }: { source: string }) {
  const value = useFieldValue({ source, defaultValue: null }) as FieldValue;
  return formatValue(source, value) ?? '-';
}
