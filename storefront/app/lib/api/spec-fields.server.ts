import { read } from './client.server';
import { withFallback } from './failure-report.server';
import type { components } from 'api/schema';

export type SpecField = components['schemas']['SpecFieldResponse'];

/** Never rejects: without a template a product's specifications are not shown. */
export function loadSpecFields(category_id: number): Promise<SpecField[]> {
  const query = { filter: JSON.stringify({ category_id }) };
  return withFallback([], 'Gagal memuat spesifikasi', read('/api/spec-field', { query }, 'unless empty'));
}
