import { knowFacets, knownRevision } from '~/known-facets.server';
import type { SpecFacet } from '~/spec-query';
import { read } from './client.server';
import { reportFailure } from './failure-report.server';

/** What a category's products can be filtered by. Never rejects: without them its page has the list alone. */
export async function loadFacets(id: number, path: string): Promise<SpecFacet[]> {
  const revision = knownRevision();
  try {
    const { facets } = await read('/api/category/{id}/spec-facets', { path: { id } });
    knowFacets(path, facets, revision);
    return facets;
  } catch (error) {
    reportFailure('Gagal memuat spesifikasi', error);
    return [];
  }
}

/**
 * The same, counted among the products that meet what is asked of the other keys. Never rejects.
 * @param spec as the API takes it
 */
export async function countFacets(id: number, spec: object): Promise<SpecFacet[]> {
  const query = { filter: JSON.stringify({ spec }) };
  try {
    return (await read('/api/category/{id}/spec-facets', { path: { id }, query }, 'never')).facets;
  } catch (error) {
    reportFailure('Gagal memuat spesifikasi', error);
    return [];
  }
}
