import { isPack } from 'api/shared';
import type { WholeProduct } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import { interpolate } from '~/i18n/interpolate';
import type { Language } from '~/lib/languages';
import type { Amount, Calculator } from './container-load';

/** Undefined for a product that names no container load. */
export function calculatorOf(
  language: Language,
  { load_20_kg, load_40_kg, pack_net_kg, price_unit }: WholeProduct,
  asked: Amount | undefined,
): Calculator | undefined {
  const load = load_20_kg ?? load_40_kg;
  if (load === null) return undefined;
  const { calculator: texts, trade } = messagesIn(language);
  const container = (feet: string) => interpolate(texts.container, { feet });
  const unit = isPack(price_unit) ? trade.unit(price_unit) : trade.pack;
  return {
    language,
    ...(asked && { asked }),
    example: { count: load / 1000, unit: 't' },
    tonnesPer: {
      t: 1,
      ...(pack_net_kg !== null && { pack: pack_net_kg / 1000 }),
      ...(load_20_kg !== null && { 20: load_20_kg / 1000 }),
      ...(load_40_kg !== null && { 40: load_40_kg / 1000 }),
    },
    units: {
      t: texts.tonnes,
      ...(pack_net_kg !== null && {
        pack: interpolate(texts.pack, { unit, weight: trade.number(pack_net_kg) }),
      }),
      ...(load_20_kg !== null && { 20: container('20') }),
      ...(load_40_kg !== null && { 40: container('40') }),
    },
    texts,
  };
}
