import { FieldTitle } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';
import { SpecTitle } from './SpecTitle';

const SPECS = 'specs.';

/** Undefined for what is no specification. */
export const specKey = (field: string) => (field.startsWith(SPECS) ? field.slice(SPECS.length) : undefined);

/** What a field of an entry is called. */
export function ChangedField({ entry, field }: { entry: HistoryResponse; field: string }) {
  const label = entry.labels[field];
  if (label) return label;
  const key = specKey(field);
  if (key) return <SpecTitle product={entry.record_id} name={key} />;
  return <FieldTitle source={field} resource={IN_HISTORY[entry.resource]} />;
}
