import { contentIn } from './content/content.server';
import type { Language } from './languages';
import { categoryPath, paths, productPath } from './site-paths';
import { categoryName, productTexts, type StaffText } from './staff-texts.server';

/** A page on the way from the home page to another. */
export interface Crumb {
  name: StaffText;
  /** The documented one. */
  path: string;
}

export function trail(language: Language, ...below: Crumb[]): Crumb[] {
  const { home, products } = contentIn(language).site.navigation;
  return [
    { name: { text: home }, path: paths.home },
    { name: { text: products }, path: paths.products },
    ...below,
  ];
}

export function categoryCrumb(language: Language, category: Parameters<typeof categoryName>[1]): Crumb {
  return { name: categoryName(language, category), path: categoryPath(category.nama_category) };
}

type Placed = Parameters<typeof productTexts>[1] & {
  id: number;
  category: Parameters<typeof categoryName>[1];
};

export function productTrail(language: Language, product: Placed): Crumb[] {
  const { name } = productTexts(language, product);
  return trail(language, categoryCrumb(language, product.category), {
    name,
    path: productPath(product.id),
  });
}
