import { type ErrorPageData, notFound, unavailable } from './error-page.server';

const COFFEE = {
  id: 1,
  name: 'Kopi',
  name_en: 'Coffee',
  price: 100_000,
  price_unit: 'kg',
  moq: null,
  moq_unit: null,
  export_offer: { price: 4200, currency: 'USD', unit: 'ton', incoterm: 'FOB' },
  category: { id: 1, nama_category: 'Kopi', nama_en: null, nama_id: null },
};
const offersOf = async (response: Response) =>
  ((await response.json()) as ErrorPageData).products.map(({ exportPrice }) => exportPrice);

afterEach(() => jest.restoreAllMocks());

test('TRADE-2 an address without a page goes on to products with their export prices, and without them while the API is away', async () => {
  const list = JSON.stringify({ success: true, message: 'OK', data: [COFFEE] });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(list));
  const request = new Request('http://site/nowhere');
  expect(await offersOf(await notFound(request))).toEqual(['USD 4,200 / ton FOB']);
  expect(await offersOf(unavailable(request))).toEqual([undefined]);
});
