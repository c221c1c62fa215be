import type { SpecFacet } from './spec-query';

/** By the documented paths of categories. */
let known = { revision: 0, facets: new Map<string, readonly SpecFacet[]>() };
let lastRevision: () => number | undefined = () => undefined;

export function setRevisionSource(revision: () => number | undefined): void {
  lastRevision = revision;
}

export function knownRevision(): number | undefined {
  return lastRevision();
}

/** @param revision the one that was known before the facets were read */
export function rememberFacets(
  path: string,
  facets: readonly SpecFacet[],
  revision: number | undefined,
): void {
  if (revision === undefined) return;
  if (known.revision !== revision) known = { revision, facets: new Map() };
  known.facets.set(path, facets);
}

/** Undefined for a category none of whose pages has been made since the catalogue changed. */
export function cachedFacets(path: string): readonly SpecFacet[] | undefined {
  return known.revision === lastRevision() ? known.facets.get(path) : undefined;
}
