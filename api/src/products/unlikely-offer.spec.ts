import { type Offer, unlikelyOffer } from './unlikely-offer.js';

const UNLIKELY = 'Jauh dari harga dalam rupiah. Periksa nol, koma, dan satuannya.';
const coffee: Offer = {
  price: 135_000,
  price_unit: 'kg',
  export_price: 8400,
  export_unit: 'ton',
  export_currency: 'USD',
};
const sack: Offer = { ...coffee, price: 8_100_000, price_unit: 'sack', pack_net_kg: 60 };

test.each<[Offer, string | undefined]>([
  [coffee, undefined],
  [{ ...coffee, export_currency: 'EUR' }, undefined],
  [{ ...coffee, export_unit: 'kg' }, UNLIKELY],
  [{ ...coffee, export_price: 2500, export_unit: 'kg' }, UNLIKELY],
  [{ ...coffee, export_price: 8.4 }, UNLIKELY],
  [{ ...coffee, price: 135 }, UNLIKELY],
  [{ ...coffee, price_unit: null }, undefined],
  [{ ...coffee, price_unit: '', export_price: 2.1 }, UNLIKELY],
  [sack, undefined],
  [{ ...sack, pack_net_kg: null }, undefined],
  [{ ...sack, pack_net_kg: null, export_unit: 'sack', export_price: 500 }, undefined],
  [{ ...sack, pack_net_kg: null, export_unit: 'sack', export_price: 8400 }, UNLIKELY],
  [{ ...coffee, price_unit: 'piece' }, undefined],
  [{ ...coffee, export_currency: 'JPY', export_unit: 'kg' }, undefined],
  [{ ...coffee, price: 'on_request', export_unit: 'kg' }, undefined],
  [{ ...coffee, export_price: null }, undefined],
])('TRADE-2 of the prices %j is said: %s', (offer, sentence) => {
  expect(unlikelyOffer(offer)).toBe(sentence);
});
