import type { Category } from '~/lib/api/categories.server';
import type { SceneName } from './scene-files';

const SCENES: Readonly<Record<string, SceneName>> = {
  fertilizer: 'fertilizer-powder',
  coffee: 'coffee-arabica-roasted',
  briquettes: 'briquettes-hexagon',
};

/** Behind the banner of a category without a picture of its own: goes by its first name, so that it outlasts another. */
export function categoryScene({
  nama_category,
  original_name,
}: Pick<Category, 'nama_category' | 'original_name'>): SceneName {
  return SCENES[(original_name ?? nama_category).toLowerCase()] ?? 'trade';
}
