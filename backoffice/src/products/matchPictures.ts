interface Named {
  id: number;
  name: string;
  name_en: string | null;
}

/**
 * By a product's id or one of its names: `12-2.jpg`, `Kopi Bubuk (2).jpg`.
 * @returns product by product, each in the order of the numbers; of a file that fits none or several, all that it fits
 */
export function matchPictures<Product extends Named>(files: readonly File[], products: readonly Product[]) {
  const named = new Map<string, Set<Product>>();
  for (const product of products)
    for (const key of [String(product.id), slug(product.name), slug(product.name_en ?? '')])
      if (key) named.set(key, (named.get(key) ?? new Set()).add(product));
  const matches = files.map((file) => {
    const whole = slug(file.name.replace(/\.[^.]*$/, ''));
    const [, start = whole, number = 1] = named.has(whole) ? [] : (/^(.+)-(\d+)$/.exec(whole) ?? []);
    return { file, fitting: [...(named.get(start) ?? [])], number: Number(number) };
  });
  const rank = ({ fitting }: { fitting: Product[] }) => fitting[0]?.id ?? 0;
  return matches.sort((one, other) => rank(one) - rank(other) || one.number - other.number);
}

function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
