import { withSources } from '../history/translations.js';
import { productTranslations } from '../products/product.dto.js';
import type { Stored } from './product-columns.js';
import type { Change } from './row-changes.js';

/** The names of products of which a text changes while its translation stays, which may be outdated then. */
export const keptTranslations = (changes: readonly Change[], { products }: Stored): string[] =>
  changes.flatMap(({ id, request, specs }) => {
    const before = products.get(id ?? 0);
    if (!before) return [];
    const { outdated_translations: outdated } = withSources(
      productTranslations,
      { ...request, specs },
      before,
    );
    const isNew = outdated?.some((field) => !before.outdated_translations?.includes(field));
    return isNew ? [before.name] : [];
  });
