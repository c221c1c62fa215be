import type { Product } from '../products/product.entity.js';
import type { Templates } from '../products/product-specs.js';
import { testInWords } from '../spec-fields/spec-words.js';
import type { Change } from './row-changes.js';
import { titleOf } from './spec-columns.js';

/**
 * Of a product's tests those that go as their value becomes another one: the sentences, by column. One whose value goes too is emptied.
 * @param templates the site shows their methods where a value has none of its own
 */
export function lostTests(
  { specs, request }: Change,
  before: Pick<Product, 'specs'> | undefined,
  templates: Templates,
): Map<string, string> {
  const template = templates.get(request.category_id);
  const lost = Object.entries(specs ?? {}).flatMap(([key, value]) => {
    const had = before?.specs?.[key] ?? {};
    const test = testInWords(had);
    if (!test || testInWords(value)) return [];
    const shown = template?.get(key)?.method;
    const isOther = had.method !== undefined && shown && shown !== had.method;
    return [[titleOf(key), sentence(test) + (isOther ? ` ${ofCategory(shown)}` : '')] as const];
  });
  return new Map(lost);
}

const ofCategory = (method: string) => `Situs lalu menyebut metode kategorinya: ${method}.`;
const sentence = (test: string) => `Nilainya berubah: data uji lama dilepas (${test}).`;
