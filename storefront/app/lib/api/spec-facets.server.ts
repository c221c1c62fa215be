import { knowFacets, knownRevision } from '~/lib/catalogue/facet-cache.server';
import type { SpecFacet } from '~/lib/catalogue/spec-query';
import { read } from './client.server';
import { orElse } from './failure-report.server';

/** What a category's products can be filtered by. Never rejects: without them its page has the list alone. */
export function loadFacets(id: number, path: string): Promise<SpecFacet[]> {
  const revision = knownRevision();
  const reading = read('/api/category/{id}/spec-facets', { path: { id } }).then(({ facets }) => {
    knowFacets(path, facets, revision);
    return facets;
  });
  return orElse([], 'Gagal memuat spesifikasi', reading);
}

/**
 * The same, counted among the products that meet what is asked of the other keys. Never rejects.
 * @param spec as the API takes it
 */
export function countFacets(id: number, spec: object): Promise<SpecFacet[]> {
  const query = { filter: JSON.stringify({ spec }) };
  const reading = read('/api/category/{id}/spec-facets', { path: { id }, query }, 'never');
  return orElse(
    [],
    'Gagal memuat spesifikasi',
    reading.then(({ facets }) => facets),
  );
}
