import { isPack } from 'api/code-words';
import type { Product, WholeProduct } from '../api/products.server';
import type { Offer, Terms } from './calculation';
import { contentIn } from '../content/content.server';
import type { Language } from '../languages';
import { staffText } from '../staff-texts.server';
import { smallestOrder } from '../trade-facts.server';

/** What an order of a product is told, and what it comes to. */
export function termsOf(language: Language, product: WholeProduct): Terms {
  const { trade } = contentIn(language);
  const { moq, moq_unit, supply_ton_month: supply } = product;
  const each = moq_unit && kilogramsOf(moq_unit, product);
  const kilograms = moq && each && moq * each;
  const order = smallestOrder(language, product);
  const abroad = offerAbroad(language, product);
  const home = offerAtHome(language, product);
  const sample = staffText(language, { en: product.sample_en, id: product.sample });
  return {
    ...(kilograms && order && { least: { kilograms, text: trade.belowSmallestOrder(order) } }),
    ...(supply && {
      supply: { kilograms: supply * 1000, text: trade.aboveSupply(trade.amount(supply, 'ton')) },
    }),
    // Who buys abroad is told the rupiah one where there is no other.
    offers: (language === 'id' ? [home, abroad] : [abroad ?? home]).filter((offer) => offer !== undefined),
    ...(sample && { sample: `${trade.labels.sample}: ${sample.text}` }),
  };
}

function offerAbroad(language: Language, product: WholeProduct): Offer | undefined {
  const { export_offer, export_place } = product;
  const kilograms = export_offer && kilogramsOf(export_offer.unit, product);
  if (!kilograms) return undefined;
  const { price, currency, incoterm } = export_offer;
  const place = ['', incoterm, export_place].filter((word) => word !== null).join(' ');
  const { at } = contentIn(language).trade;
  return { at: at.exportPrice, price, currency, figures: language, kilograms, place, incoterm };
}

function offerAtHome(language: Language, product: WholeProduct): Offer | undefined {
  const { price, price_unit } = product;
  const kilograms = price_unit && kilogramsOf(price_unit, product);
  if (!price || !kilograms) return undefined;
  const { at } = contentIn(language).trade;
  return { at: at.homePrice, price, currency: 'Rp', figures: 'id', kilograms, place: '', incoterm: null };
}

/** Undefined for what is counted, and for a pack whose net weight is not known. */
function kilogramsOf(
  unit: NonNullable<Product['price_unit']>,
  { price_unit, pack_net_kg }: WholeProduct,
): number | undefined {
  if (unit === 'kg') return 1;
  if (unit === 'ton') return 1000;
  // With a price for sacks, the net weight says nothing of cartons.
  const isWeighed = isPack(unit) && (unit === price_unit || !isPack(price_unit));
  return isWeighed && pack_net_kg !== null ? pack_net_kg : undefined;
}
