import { read } from './client.server';
import { withFallback } from './failure-report.server';
import type { components } from 'api/schema';

export type Category = components['schemas']['CategoryResponse'];

/** @throws when the API fails to answer */
export function loadAllCategories(): Promise<Category[]> {
  return read('/api/category', {});
}

/** For the navbar. Never rejects: without categories its menu still leads to all products. */
export function loadCategories(): Promise<Category[]> {
  return withFallback([], 'Gagal memuat kategori', loadAllCategories());
}

/** By its whole name, case-insensitively. */
export async function findCategory(name: string): Promise<Category | undefined> {
  const filter = JSON.stringify({ nama_category: name });
  const [category] = await read('/api/category', { query: { filter, range: '[0,0]' } }, 'unless empty');
  return category;
}
