import { FieldTitle } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';

const SPECS = 'specs.';

/** Undefined for a field that is no specification. */
export const specKey = (field: string) => (field.startsWith(SPECS) ? field.slice(SPECS.length) : undefined);

/** The label of a field; that of a specification is the one of the time of the change. */
export function ChangedField({ entry, field }: { entry: HistoryResponse; field: string }) {
  const label = entry.labels[field] ?? specKey(field);
  return label ?? <FieldTitle source={field} resource={IN_HISTORY[entry.resource]} />;
}
