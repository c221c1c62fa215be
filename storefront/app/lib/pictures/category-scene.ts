import type { Category } from '~/lib/api/categories.server';
import type { SceneName } from './scene-files';

const SCENES: Readonly<Record<string, SceneName>> = {
  fertilizer: 'fertilizer-powder',
  coffee: 'coffee-arabica-roasted',
  briquettes: 'briquettes-hexagon',
};

/** By a category's first name, so that it keeps its scene when it is renamed. */
export function categoryScene({
  nama_category,
  original_name,
}: Pick<Category, 'nama_category' | 'original_name'>): SceneName {
  return SCENES[(original_name ?? nama_category).toLowerCase()] ?? 'trade';
}
