import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { categoryPath, paths, productPath } from '~/lib/site-paths';
import { categoryName, productTexts, type LocalizedText } from '~/lib/localized-text.server';

export interface Breadcrumb {
  name: LocalizedText;
  path: string;
}

export function trail(language: Language, ...below: Breadcrumb[]): Breadcrumb[] {
  const { home, products } = messagesIn(language).site.navigation;
  return [
    { name: { text: home }, path: paths.home },
    { name: { text: products }, path: paths.products },
    ...below,
  ];
}

export function categoryCrumb(language: Language, category: Parameters<typeof categoryName>[1]): Breadcrumb {
  return { name: categoryName(language, category), path: categoryPath(category.nama_category) };
}

type Placed = Parameters<typeof productTexts>[1] & {
  id: number;
  category: Parameters<typeof categoryName>[1];
};

export function productTrail(language: Language, product: Placed): Breadcrumb[] {
  const { name } = productTexts(language, product);
  return trail(language, categoryCrumb(language, product.category), {
    name,
    path: productPath(product.id),
  });
}
