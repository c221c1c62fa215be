import type { Product, ProductPage } from '~/lib/api/products.server';
import { listView, productCard } from './product-views.server';

const NONE: ProductPage = {
  products: [],
  query: { q: 'hookah charcoal', sort: 'name', page: 1 },
  total: 0,
  pages: 1,
  outOfRange: false,
  failed: false,
};

const COAL: Product = {
  id: 1,
  name: 'Briket',
  name_en: 'Briquettes',
  description: null,
  description_en: null,
  has_english: true,
  price: 1000,
  price_unit: null,
  pack_net_kg: null,
  moq: null,
  moq_unit: null,
  export_place: null,
  export_valid_until: null,
  availability: null,
  export_offer: null,
  category_id: 1,
  category: { id: 1, nama_category: 'Charcoal', nama_id: 'Arang' },
  image: null,
  focus: null,
  key_specs: [
    {
      label: 'Bahan',
      label_en: 'Material',
      unit: null,
      choice: { key: 'coconut', label: 'Tempurung', label_en: 'Coconut shell' },
    },
    { label: 'Kadar abu', label_en: 'Ash', unit: '%', max: 2.5 },
    { label: 'Ukuran', label_en: null, unit: 'mm', min: 2, max: 5 },
  ],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
};

test.each([
  ['en', 'Showing results for kopi', 'Search for “koppi” instead'],
  ['id', 'Menampilkan hasil untuk kopi', 'Cari “koppi” saja'],
] as const)('FIND-2 in %p a list says what a search was read as', (language, label, exact) => {
  const page = { ...NONE, query: { q: 'koppi', page: 1 }, products: [COAL], total: 1, searchUsed: 'kopi' };
  expect(listView(language, page).used).toEqual({ label, exact });
});

test.each([
  [
    'en',
    [
      { text: 'Coconut shell · Ash max.\u00a02.5\u00a0% · ' },
      { text: 'Ukuran', lang: 'id' },
      { text: ' 2–5\u00a0mm' },
    ],
  ],
  ['id', [{ text: 'Tempurung · Kadar abu maks.\u00a02,5\u00a0% · Ukuran 2–5\u00a0mm' }]],
] as const)('KEEP-6 a card of a list compares key specifications in %p', (language, keySpecs) => {
  const cardOf = (page: Partial<ProductPage>) => listView(language, { ...NONE, ...page });
  expect(cardOf({ products: [COAL], total: 1 }).cards[0]?.keySpecs).toEqual(keySpecs);
});

test('KEEP-6 a card without key specifications, or elsewhere than in a list, has no line for them', () => {
  const specsOf = (product: Product) =>
    listView('en', { ...NONE, products: [product], total: 1 }).cards[0]?.keySpecs;
  expect(specsOf({ ...COAL, key_specs: [] })).toBeUndefined();
  const { key_specs: _, ...older } = COAL;
  expect(specsOf(older)).toBeUndefined();
  expect(productCard('en', COAL)).not.toHaveProperty('keySpecs');
});
