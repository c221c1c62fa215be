import type { EntityManager } from 'typeorm';
import type { Resource } from './history-entry.entity.js';

type Written = Map<Resource, Set<number>>;

/** The records that a unit of work has written, which the search index has to follow. */
const units = new WeakMap<EntityManager, Written>();

export function markChangedRecords(manager: EntityManager, resource: Resource, ids: readonly number[]): void {
  const written = units.get(manager) ?? new Map<Resource, Set<number>>();
  units.set(manager, written.set(resource, new Set([...(written.get(resource) ?? []), ...ids])));
}

export function takeChangedRecords(manager: EntityManager): Written {
  const written = units.get(manager) ?? new Map<Resource, Set<number>>();
  units.delete(manager);
  return written;
}
