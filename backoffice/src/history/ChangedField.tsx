import { FieldTitle } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';

const SPECS = 'specs.';

/** Undefined for what is no specification. */
export const specKey = (field: string) => (field.startsWith(SPECS) ? field.slice(SPECS.length) : undefined);

/** What a field of an entry is called; a specification as it was at the time. */
export function ChangedField({ entry, field }: { entry: HistoryResponse; field: string }) {
  const label = entry.labels[field] ?? specKey(field);
  return label ?? <FieldTitle source={field} resource={IN_HISTORY[entry.resource]} />;
}
