import type { EntityManager } from 'typeorm';

interface Written {
  products: Set<number>;
  categories: Set<number>;
}

/** By unit of work: what it has written that the search index has to follow. */
const written = new WeakMap<EntityManager, Written>();

function of(manager: EntityManager): Written {
  const known = written.get(manager) ?? { products: new Set(), categories: new Set() };
  written.set(manager, known);
  return known;
}

export function writtenProducts(manager: EntityManager, ids: readonly number[]): void {
  for (const id of ids) of(manager).products.add(id);
}

export function writtenCategories(manager: EntityManager, ids: readonly number[]): void {
  for (const id of ids) of(manager).categories.add(id);
}

/** Forgets it. */
export function takeWritten(manager: EntityManager): Written {
  const taken = of(manager);
  written.delete(manager);
  return taken;
}
