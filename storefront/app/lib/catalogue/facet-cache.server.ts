import type { SpecFacet } from './spec-query';

/** By the documented paths of categories, as the last page of each has read them. */
let known = { revision: 0, facets: new Map<string, readonly SpecFacet[]>() };
let lastRevision: () => number | undefined = () => undefined;

/** @param revision the last one that the process knows of */
export function setRevisionSource(revision: () => number | undefined): void {
  lastRevision = revision;
}

export function knownRevision(): number | undefined {
  return lastRevision();
}

/** @param revision known before they were read */
export function knowFacets(path: string, facets: readonly SpecFacet[], revision: number | undefined): void {
  if (revision === undefined) return;
  if (known.revision !== revision) known = { revision, facets: new Map() };
  known.facets.set(path, facets);
}

/** Undefined for a category none of whose pages has been made since the catalogue changed. */
export function cachedFacets(path: string): readonly SpecFacet[] | undefined {
  return known.revision === lastRevision() ? known.facets.get(path) : undefined;
}
