import type { Action, Resource } from './history-entry.entity.js';

/** The changes that are found by what was changed: adding and deleting has every field. */
export const CHANGE = { resource: 'product', action: 'update' } as const satisfies {
  resource: Resource;
  action: Action;
};

/**
 * In SQL: whether an entry is such a change of the field that `changedField` names. The CASE keeps an index of kinds out of it, as most
 * entries are of one kind, and JSON from being read in vain.
 */
export const hasChanged = (entry: string) =>
  `CASE WHEN ${entry}.resource = '${CHANGE.resource}' AND ${entry}.action = '${CHANGE.action}' THEN JSON_EXTRACT(${entry}.changes, :changed) END IS NOT NULL`;

/** @param field as it stands in `changes`, where it may have dots */
export const changedField = (field: string) => ({ changed: `$."${field}"` });
