import type { WholeProduct } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { composeInquiry } from '~/lib/inquiries.server';
import { type Language, pathIn } from '~/lib/languages';
import type { LocalizedText } from '~/lib/localized-text.server';
import { comparePath } from '~/lib/site-paths';
import { productCard } from './product-views.server';
import { type DescribingField, specLabel, specRows } from './spec-rows.server';
import { tradeFacts } from './trade-facts.server';

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
) {
  const { inquiry, trade } = messagesIn(language);
  const { labels } = trade;
  const cards = products.map((product) => productCard(language, product));
  const names = cards.map(({ name }) => name.text).join(', ');
  const address = `${env.PUBLIC_URL}${pathIn(language, comparePath)}?ids=${products.map(({ id }) => id).join(',')}`;
  const facts = products.map((product) => {
    const { main, others } = tradeFacts(language, product);
    return [...main, ...others];
  });
  return {
    products: cards,
    inquiry: composeInquiry(language, inquiry.subject(names), inquiry.message(names, address)),
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

export type CompareView = ReturnType<typeof compareView>;

const withValues = (rows: CompareRow[]) => rows.filter(({ values }) => values.some(Boolean));
