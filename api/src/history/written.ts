import type { EntityManager } from 'typeorm';
import type { Resource } from './history-entry.entity.js';

type Written = Map<Resource, Set<number>>;

/** By unit of work: the records that it has written, which the search index has to follow. */
const units = new WeakMap<EntityManager, Written>();

export function markWritten(manager: EntityManager, resource: Resource, ids: readonly number[]): void {
  const written = units.get(manager) ?? new Map<Resource, Set<number>>();
  units.set(manager, written.set(resource, new Set([...(written.get(resource) ?? []), ...ids])));
}

export function takeWritten(manager: EntityManager): Written {
  const written = units.get(manager) ?? new Map<Resource, Set<number>>();
  units.delete(manager);
  return written;
}
