import { read } from './client.server';
import { reportFailure } from './failure-report.server';
import type { components } from 'api/schema';

export type SpecField = components['schemas']['SpecFieldResponse'];

/** The template of a category, in its order. Never rejects: without it a product's specifications are not shown. */
export async function loadSpecFields(category_id: number): Promise<SpecField[]> {
  const filter = JSON.stringify({ category_id });
  try {
    return await read('/api/spec-field', { query: { filter } }, 'unless empty');
  } catch (error) {
    reportFailure('Gagal memuat spesifikasi', error);
    return [];
  }
}
