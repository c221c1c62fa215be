import { isPack } from 'api/shared';
import type { Product, WholeProduct } from '~/lib/api/products.server';
import { type Messages, messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { papersPath } from '~/lib/site-paths';
import { localizedText, type LocalizedText } from '~/lib/localized-text.server';

/** '/ sack (40 kg)' */
export function priceUnit(
  language: Language,
  { price, price_unit, pack_net_kg }: Pick<Product, 'price' | 'price_unit' | 'pack_net_kg'>,
): string | undefined {
  if (price === null || price_unit === null) return undefined;
  const { trade } = messagesIn(language);
  const weight = isPack(price_unit) && pack_net_kg !== null ? ` (${trade.number(pack_net_kg)} kg)` : '';
  return `/ ${trade.unit(price_unit)}${weight}`;
}

export function minimumOrder(
  language: Language,
  { moq, moq_unit }: Pick<Product, 'moq' | 'moq_unit'>,
): string | undefined {
  return moq === null || moq_unit === null ? undefined : messagesIn(language).trade.amount(moq, moq_unit);
}

export interface TradeFact extends LocalizedText {
  label: string;
  to?: string;
}

type Labels = Messages['trade']['labels'];

/** In the order in which a buyer asks; the papers are the same for all goods. */
export function tradeFacts(language: Language, product: WholeProduct): TradeFact[] {
  const { trade, profile } = messagesIn(language);
  const { labels, number } = trade;
  const { supply_ton_month, load_20_kg, load_40_kg, hs_code, port } = product;
  const textOrNone = (text: string | undefined) => (text === undefined ? undefined : { text });
  const load = (kilograms: number | null) =>
    kilograms === null ? undefined : { text: trade.netLoad(number(kilograms)) };
  const facts: Record<keyof Labels, LocalizedText | undefined> = {
    export_price: textOrNone(exportPrice(language, product)),
    moq: textOrNone(minimumOrder(language, product)),
    availability: textOrNone(availabilityOf(language, product)),
    lead: textOrNone(leadTime(trade, product)),
    supply: textOrNone(
      supply_ton_month === null ? undefined : trade.perMonth(trade.amount(supply_ton_month, 'ton')),
    ),
    packing: localizedText(language, { en: product.packing_en, id: product.packing }),
    load_20: load(load_20_kg),
    load_40: load(load_40_kg),
    port: textOrNone(port ?? undefined),
    origin: localizedText(language, { en: product.origin_en, id: product.origin }),
    hs_code: textOrNone(hs_code ?? undefined),
    sample: localizedText(language, { en: product.sample_en, id: product.sample }),
  };
  const stated = (Object.keys(facts) as (keyof Labels)[]).flatMap((key) => {
    const fact = facts[key];
    return fact ? [{ label: labels[key], ...fact }] : [];
  });
  const papers = { label: trade.papers, text: profile.qualitySteps.papers, to: papersPath };
  return stated.length > 0 ? [...stated, papers] : [];
}

/** 'USD 420 / ton FOB' */
export function exportOffer(
  language: Language,
  { export_offer }: Pick<Product, 'export_offer'>,
): string | undefined {
  if (!export_offer) return undefined;
  const { price, currency, unit, incoterm } = export_offer;
  const { trade } = messagesIn(language);
  const offer = `${currency} ${trade.price(price)} / ${trade.unit(unit)}`;
  return incoterm === null ? offer : `${offer} ${incoterm}`;
}

/** 'USD 420 / ton FOB Tanjung Emas, valid until 31 Dec 2026' */
export function exportPrice(
  language: Language,
  product: Pick<Product, 'export_offer' | 'export_place' | 'export_valid_until'>,
): string | undefined {
  const offer = exportOffer(language, product);
  if (offer === undefined) return undefined;
  const { export_place, export_valid_until } = product;
  const terms = [offer, export_place].filter(Boolean).join(' ');
  if (export_valid_until === null) return terms;
  return `${terms}, ${messagesIn(language).trade.validUntil(export_valid_until)}`;
}

/** Lists have no day on which it is back. */
export type Stock = Pick<Product, 'availability'> &
  Partial<Pick<WholeProduct, 'back_in_stock_on' | 'back_in_stock_passed'>>;

/** Of a month: after this day 'in March' would be taken for much too early. */
const LAST_MIDDLE_DAY = 20;

/** 'Sold out', or 'Sold out, expected again in March 2027' until that day is over. */
export function availabilityOf(
  language: Language,
  { availability, back_in_stock_on, back_in_stock_passed }: Stock,
): string | undefined {
  if (availability === null) return undefined;
  const { trade } = messagesIn(language);
  if (availability !== 'sold_out' || !back_in_stock_on || back_in_stock_passed)
    return trade.availabilities[availability];
  return trade.soldOutUntil(back_in_stock_on, new Date(back_in_stock_on).getUTCDate() > LAST_MIDDLE_DAY);
}

function leadTime(
  trade: Messages['trade'],
  { availability, lead_days_min, lead_days_max }: WholeProduct,
): string | undefined {
  if (availability === 'sold_out') return undefined;
  const days = [...new Set([lead_days_min, lead_days_max])].filter((each) => each !== null);
  return days.length === 0 ? undefined : trade.days(days.map(trade.number).join('–'));
}
