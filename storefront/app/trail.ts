import { navigation } from '~/content/site';
import { categoryPath, paths, productPath } from '~/site-paths';

/** A page on the way from the home page to another. */
interface Crumb {
  name: string;
  path: string;
}

export function trail(...below: Crumb[]): Crumb[] {
  return [
    { name: navigation.home, path: paths.home },
    { name: navigation.products, path: paths.products },
    ...below,
  ];
}

export function categoryCrumb(name: string): Crumb {
  return { name, path: categoryPath(name) };
}

interface Placed {
  id: number;
  name: string;
  category: { nama_category: string };
}

export function productTrail({ id, name, category }: Placed): Crumb[] {
  return trail(categoryCrumb(category.nama_category), { name, path: productPath(id) });
}
