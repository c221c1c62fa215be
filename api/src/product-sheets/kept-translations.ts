import { withSources } from '../history/translations.js';
import { productTranslations, type ProductWithCategory } from '../products/product.dto.js';
import type { Change } from './row-changes.js';

/** Whether a text of a product changes while its translation stays, which may be outdated then. */
export function isTranslationKept({ request, specs }: Change, before: ProductWithCategory): boolean {
  const { outdated_translations: outdated } = withSources(productTranslations, { ...request, specs }, before);
  return outdated?.some((field) => !before.outdated_translations?.includes(field)) ?? false;
}
