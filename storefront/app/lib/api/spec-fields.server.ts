import { read } from './client.server';
import { orElse } from './failure-report.server';
import type { components } from 'api/schema';

export type SpecField = components['schemas']['SpecFieldResponse'];

/** The template of a category, in its order. Never rejects: without it a product's specifications are not shown. */
export function loadSpecFields(category_id: number): Promise<SpecField[]> {
  const query = { filter: JSON.stringify({ category_id }) };
  return orElse([], 'Gagal memuat spesifikasi', read('/api/spec-field', { query }, 'unless empty'));
}
