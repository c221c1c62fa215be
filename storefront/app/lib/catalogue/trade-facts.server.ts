import { isPack } from 'api/shared';
import type { Product, WholeProduct } from '~/lib/api/products.server';
import { type Messages, messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { rupiah } from '~/lib/rupiah';
import { papersPath } from '~/lib/site-paths';
import { localizedText, type LocalizedText } from '~/lib/localized-text.server';

export interface PriceLine extends LocalizedText {
  /** '/ sack (40 kg)' */
  unit?: string;
  note?: LocalizedText;
}

type Priced = Pick<Product, 'price' | 'price_unit' | 'pack_net_kg'>;

function priceUnit(language: Language, { price, price_unit, pack_net_kg }: Priced): string | undefined {
  if (price === null || price_unit === null) return undefined;
  const { trade } = messagesIn(language);
  const weight = isPack(price_unit) && pack_net_kg !== null ? ` (${trade.number(pack_net_kg)} kg)` : '';
  return `/ ${trade.unit(price_unit)}${weight}`;
}

export function minimumOrder(
  language: Language,
  { moq, moq_unit, export_offer }: Pick<Product, 'moq' | 'moq_unit' | 'export_offer'>,
): string | undefined {
  if (moq === null || moq_unit === null) return undefined;
  const { trade } = messagesIn(language);
  const amount = trade.amount(moq, moq_unit);
  return export_offer ? trade.exported(amount) : amount;
}

export interface TradeFact extends LocalizedText {
  label: string;
  to?: string;
}

export interface TradeFacts {
  /** What a buyer asks first. */
  main: TradeFact[];
  others: TradeFact[];
}

type Label = keyof Messages['trade']['labels'];
const MAIN: ReadonlySet<Label> = new Set(['moq', 'availability', 'lead', 'sample']);

/** The documents are the same for all goods. On Indonesian pages local purchase stands below the price. */
export function tradeFacts(language: Language, product: WholeProduct): TradeFacts {
  const { trade, profile } = messagesIn(language);
  const { availability, supply_ton_month, load_20_kg, load_40_kg, hs_code, port } = product;
  const textOrNone = (text: string | null | undefined) => (text ? { text } : undefined);
  const facts: Record<Label, LocalizedText | undefined> = {
    moq: textOrNone(minimumOrder(language, product)),
    availability: textOrNone(availability && trade.availabilities[availability]),
    lead: textOrNone(leadTime(trade, product)),
    sample: localizedText(language, { en: product.sample_en, id: product.sample }),
    packing: localizedText(language, { en: product.packing_en, id: product.packing }),
    supply: textOrNone(
      supply_ton_month === null ? null : trade.perMonth(trade.amount(supply_ton_month, 'ton')),
    ),
    port: textOrNone(port),
    origin: localizedText(language, { en: product.origin_en, id: product.origin }),
    hs_code: textOrNone(hs_code),
    local:
      language === 'id'
        ? undefined
        : localizedText(language, { en: product.local_terms_en, id: product.local_terms }),
    papers: undefined,
    load_20: textOrNone(containerLoad(language, product, load_20_kg)),
    load_40: textOrNone(containerLoad(language, product, load_40_kg)),
  };
  const labels = Object.keys(facts) as Label[];
  if (labels.some((label) => facts[label])) facts.papers = { text: profile.qualitySteps.papers };
  const stated = labels.flatMap((key) => {
    const fact = facts[key];
    const to = key === 'papers' ? papersPath : undefined;
    return fact ? [{ key, label: trade.labels[key], ...fact, ...(to && { to }) }] : [];
  });
  return {
    main: stated.filter(({ key }) => MAIN.has(key)),
    others: stated.filter(({ key }) => !MAIN.has(key)),
  };
}

/** '18 t · 900 cartons · USD 26,100 FOB' */
export function containerLoad(
  language: Language,
  product: Pick<Product, 'price_unit' | 'moq_unit' | 'pack_net_kg' | 'export_offer'>,
  kilograms: number | null,
): string | undefined {
  if (kilograms === null) return undefined;
  const { trade } = messagesIn(language);
  const { price_unit, moq_unit, pack_net_kg, export_offer: offer } = product;
  const tonnes = kilograms / 1000;
  const packs = pack_net_kg ? Math.floor(kilograms / pack_net_kg) : undefined;
  const pack = [price_unit, offer?.unit, moq_unit].find(isPack);
  const priced = { kg: kilograms, ton: tonnes, sack: packs, carton: packs, piece: undefined };
  const count = offer && priced[offer.unit];
  return [
    trade.amount(tonnes, 'ton'),
    packs && (pack ? trade.amount(packs, pack) : trade.packs(packs, trade.number(Number(pack_net_kg)))),
    count && [offer.currency, trade.price(offer.price * count), offer.incoterm].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** 'USD 420 / t FOB' */
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

type ExportTerms = Pick<Product, 'export_offer' | 'export_place' | 'export_valid_until'>;

/** 'USD 420 / t FOB Tanjung Emas', and until when. */
export function exportLine(language: Language, product: ExportTerms): PriceLine | undefined {
  const offer = exportOffer(language, product);
  if (offer === undefined) return undefined;
  const { export_place, export_valid_until: day } = product;
  return {
    text: [offer, export_place].filter(Boolean).join(' '),
    ...(day && { note: { text: messagesIn(language).trade.validUntil(day) } }),
  };
}

/** 'USD 420 / t FOB Tanjung Emas, valid until 31 Dec 2026' */
export function exportPrice(language: Language, product: ExportTerms): string | undefined {
  const line = exportLine(language, product);
  return line && [line.text, line.note?.text].filter(Boolean).join(', ');
}

/** An amount is written as in Indonesia on every page. Lists have no local terms. */
export function rupiahLine(
  language: Language,
  product: Priced & Partial<Pick<WholeProduct, 'local_terms'>>,
): PriceLine {
  const { price, trade } = messagesIn(language);
  const isPriced = product.price !== null;
  const notes = {
    id: product.local_terms && `${trade.labels.local}: ${product.local_terms}`,
    en: isPriced ? undefined : price.note,
  };
  const note = notes[language];
  return {
    text: product.price === null ? price.none : rupiah(product.price),
    lang: 'id',
    ...(isPriced && { unit: priceUnit(language, product) }),
    ...(note && { note: { text: note } }),
  };
}

/** The one that a reader of the language pays comes first. */
export function priceLines(language: Language, product: Priced, exported?: PriceLine): PriceLine[] {
  const lines = [rupiahLine(language, product), ...(exported ? [exported] : [])];
  return language === 'id' ? lines : lines.reverse();
}

/** Lists have no day on which it is back. */
export type Stock = Pick<Product, 'availability'> &
  Partial<Pick<WholeProduct, 'back_in_stock_on' | 'back_in_stock_passed'>>;

/** Of a month: after this day 'in March' would be taken for much too early. */
const LAST_MIDDLE_DAY = 20;

const isShort = (availability: Product['availability']) =>
  availability === 'sold_out' || availability === 'seasonal';

/** What stands beside the price of what cannot be had at any time. */
export function shortage(language: Language, product: Stock): string | undefined {
  return isShort(product.availability) ? availabilityOf(language, product) : undefined;
}

/** 'Sold out', or 'Sold out, expected again in March 2027' until that day is over. */
export function availabilityOf(
  language: Language,
  { availability, back_in_stock_on, back_in_stock_passed }: Stock,
): string | undefined {
  if (availability === null) return undefined;
  const { trade } = messagesIn(language);
  const words = trade.availabilities[availability];
  if (!isShort(availability) || !back_in_stock_on || back_in_stock_passed) return words;
  const isLate = new Date(back_in_stock_on).getUTCDate() > LAST_MIDDLE_DAY;
  return trade.expectedAgain(words, trade.month(back_in_stock_on), isLate);
}

function leadTime(
  trade: Messages['trade'],
  { availability, lead_days_min, lead_days_max }: WholeProduct,
): string | undefined {
  if (availability === 'sold_out') return undefined;
  const days = [...new Set([lead_days_min, lead_days_max])].filter((each) => each !== null);
  return days.length === 0 ? undefined : trade.days(days.map(trade.number).join('–'));
}
