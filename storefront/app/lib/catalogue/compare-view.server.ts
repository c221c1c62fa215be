import type { WholeProduct } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import type { LocalizedText } from '~/lib/localized-text.server';
import { productCard, type ProductCard } from './product-views.server';
import { type DescribingField, specLabel, specRows } from './spec-rows.server';
import { tradeFacts } from './trade-facts.server';

export interface CompareView {
  products: ProductCard[];
  specs: CompareRow[];
  terms: CompareRow[];
}

export interface CompareRow {
  label: LocalizedText;
  /** In the order of the products. */
  values: (LocalizedText | undefined)[];
}

/** @param products of one category, whose template `fields` are */
export function compareView(
  language: Language,
  products: readonly WholeProduct[],
  fields: readonly DescribingField[],
): CompareView {
  const { labels } = messagesIn(language).trade;
  const facts = products.map((product) => {
    const { main, others } = tradeFacts(language, product);
    return [...main, ...others];
  });
  return {
    products: products.map((product) => productCard(language, product)),
    specs: withValues(
      fields.map((field) => ({
        label: specLabel(language, field),
        values: products.map(({ specs }) => specRows(language, [field], specs)[0]?.value),
      })),
    ),
    terms: withValues(
      [labels.moq, labels.load_20, labels.lead].map((label) => ({
        label: { text: label },
        values: facts.map((each) => each.find((fact) => fact.label === label)),
      })),
    ),
  };
}

const withValues = (rows: CompareRow[]) => rows.filter(({ values }) => values.some(Boolean));
