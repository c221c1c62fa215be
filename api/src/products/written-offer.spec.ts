import { writtenOffer } from './written-offer.js';

test.each([
  ['USD 7,20/kg', { amount: '7,20', currency: 'USD', unit: 'kg' }],
  ['USD 7.300/ton', { amount: '7.300', currency: 'USD', unit: 'ton' }],
  ['$1,450 / MT', { amount: '1.450', currency: 'USD', unit: 'ton' }],
  ['1450 usd per ton', { amount: '1450', currency: 'USD', unit: 'ton' }],
  ['USD 180', { amount: '180', currency: 'USD' }],
  [
    ' EUR 8/kg fob Tanjung Emas, Semarang ',
    { amount: '8', currency: 'EUR', unit: 'kg', incoterm: 'FOB', place: 'Tanjung Emas, Semarang' },
  ],
  ['USD 165/ton CIF', { amount: '165', currency: 'USD', unit: 'ton', incoterm: 'CIF' }],
])('TRADE-5 %j is an export price with its terms', (text, offer) => {
  expect(writtenOffer(text)).toEqual(offer);
});

test.each(['', '180', '180/ton', 'USD', 'USD 180/peti', 'USD 180 netto', 'FOB Semarang', 'USD 1-2/kg'])(
  'TRADE-5 %j is none',
  (text) => expect(writtenOffer(text)).toBeUndefined(),
);
