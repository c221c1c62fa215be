import { rememberFacets, knownRevision } from '~/lib/catalogue/facet-cache.server';
import type { SpecFacet } from '~/lib/catalogue/spec-query';
import { read } from './client.server';
import { withFallback } from './failure-report.server';

/** Never rejects: without facets the page has the list alone. */
export function loadFacets(id: number, path: string): Promise<SpecFacet[]> {
  const revision = knownRevision();
  const reading = read('/api/category/{id}/spec-facets', { path: { id } }).then(({ facets }) => {
    rememberFacets(path, facets, revision);
    return facets;
  });
  return withFallback([], 'Gagal memuat spesifikasi', reading);
}

/** Each facet counts the products that meet `spec` but for its own key. Never rejects. */
export function countFacets(id: number, spec: object): Promise<SpecFacet[]> {
  const query = { filter: JSON.stringify({ spec }) };
  const reading = read('/api/category/{id}/spec-facets', { path: { id }, query }, 'never');
  const counted = reading.then(({ facets }) => facets);
  return withFallback([], 'Gagal memuat spesifikasi', counted);
}
