interface Named {
  id: number;
  name: string;
  name_en: string | null;
}

export interface PictureBatch<Product> {
  product: Product;
  /** By the numbers at the end of their names, `kopi-bubuk-2.jpg`. */
  files: File[];
}

interface Unmatched<Product> {
  file: File;
  /** None, or those that its name fits alike. */
  products: Product[];
}

/** By a product's id or one of its names: `12-2.jpg`, `Kopi Bubuk (2).jpg`. */
export function matchPictures<Product extends Named>(files: readonly File[], products: readonly Product[]) {
  const named = new Map<string, Set<Product>>();
  for (const product of products)
    for (const key of [String(product.id), slug(product.name), slug(product.name_en ?? '')])
      if (key) named.set(key, (named.get(key) ?? new Set()).add(product));

  const batches = new Map<Product, { file: File; number: number }[]>();
  const unmatched: Unmatched<Product>[] = [];
  for (const file of files) {
    const whole = slug(file.name.replace(/\.[^.]*$/, ''));
    const [, start = whole, number = 1] = named.has(whole) ? [] : (/^(.+)-(\d+)$/.exec(whole) ?? []);
    const [product, ...others] = named.get(start) ?? [];
    if (product && others.length === 0)
      batches.set(product, [...(batches.get(product) ?? []), { file, number: Number(number) }]);
    else unmatched.push({ file, products: [...(named.get(start) ?? [])] });
  }
  return {
    unmatched,
    batches: [...batches].map(([product, matched]): PictureBatch<Product> => ({
      product,
      files: matched.sort((one, other) => one.number - other.number).map(({ file }) => file),
    })),
  };
}

function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
