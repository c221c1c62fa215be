import type { Product } from '../products/product.entity.js';
import { testInWords } from '../spec-fields/spec-words.js';
import type { Change } from './row-changes.js';
import { titleOf } from './spec-columns.js';

/** Of a product's tests those that go as their value becomes another one: the sentences, by column. One whose value goes too is emptied. */
export function lostTests(
  { specs }: Change,
  before: Pick<Product, 'specs'> | undefined,
): Map<string, string> {
  const lost = Object.entries(specs ?? {}).flatMap(([key, value]) => {
    const test = testInWords(before?.specs?.[key] ?? {});
    return test && !testInWords(value) ? [[titleOf(key), sentence(test)] as const] : [];
  });
  return new Map(lost);
}

const sentence = (test: string) => `Nilainya berubah: data uji lama dilepas (${test}).`;
