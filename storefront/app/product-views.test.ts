import type { Product, ProductPage } from './api/products.server';
import { cardWithOffer, listView } from './product-views.server';

const NONE: ProductPage = {
  products: [],
  query: { q: 'hookah charcoal', sort: 'name', page: 1 },
  total: 0,
  pages: 1,
  outOfRange: false,
  failed: false,
};

test.each([
  [
    'en',
    'Ask us about “hookah charcoal”',
    'Hello, do you have “hookah charcoal”? I did not find it here: http://localhost:3000/product?q=hookah+charcoal&sort=name',
  ],
  [
    'id',
    'Tanyakan “hookah charcoal” kepada kami',
    'Halo, apakah ada “hookah charcoal”? Saya tidak menemukannya di sini: http://localhost:3000/id/product?q=hookah+charcoal&sort=name',
  ],
] as const)('LIST-3 what nobody sells can be asked for in %p', (language, label, message) => {
  const { asking } = listView(language, '/product', NONE);
  expect(asking?.label).toBe(label);
  expect(decodeURIComponent(asking?.inquiry.chat ?? '')).toBe(message);
  expect(decodeURIComponent(asking?.inquiry.mail ?? '')).toContain(`&body=${message}`);
});

test.each([
  'certificate',
  'COA',
  'c.o.a.',
  'SGS',
  'phytosanitary',
  'halal',
  'do you have certificates of origin?',
  'sertifikat asal',
  'surat fumigasi',
])('LIST-3 a search for %p that finds nothing leads to the papers on the about page', (q) => {
  const helpOf = (page: Partial<ProductPage>) =>
    listView('en', '/product', { ...NONE, query: { q, page: 1 }, ...page }).help;
  expect(helpOf({})).toEqual({ to: '/about#who', label: 'Papers that go with our goods' });
  expect(helpOf({ failed: true })).toBeUndefined();
});

test.each([
  ['Germany', '/about#ports', 'Where we ship'],
  ['Europe', '/about#ports', 'Where we ship'],
  ['cocoa Port Klang', '/about#ports', 'Goods for Port Klang: see where we ship'],
  ['CIF Hamburg', '/about#ports', 'Where we ship'],
  ['do you ship to me?', '/about#ports', 'Where we ship'],
  ['WhatsApp', '/contact-us', 'How to reach us'],
  ['pickup address', '/contact-us#office-hours', 'Our address and opening hours'],
])('LIST-3 a search for %p that finds nothing leads to %s', (q, to, label) => {
  expect(listView('en', '/product', { ...NONE, query: { q, page: 1 } }).help).toEqual({
    to,
    label,
  });
});

test('LIST-4 where no coffee is organic, its papers are what may help', () => {
  const page = { ...NONE, query: { q: 'organic coffee', page: 1 }, meant: 'coffee', alternatives: [COAL] };
  expect(listView('en', '/product', page).help).toMatchObject({ to: '/about#who' });
  expect(listView('en', '/product', { ...page, meant: 'organic' }).help).toBeUndefined();
});

test.each(['hookah charcoal', 'cocoa', 'shalala', 'coal'])('LIST-3 %p asks for goods alone', (q) => {
  expect(listView('en', '/product', { ...NONE, query: { q, page: 1 } }).help).toBeUndefined();
});

test.each([
  ['en', 'CIF Hamburg', 'Hello, I have a question about “CIF Hamburg”. I looked for it here: '],
  ['en', 'halal', 'Hello, I have a question about “halal”. I looked for it here: '],
  ['id', 'COA', 'Halo, saya ingin bertanya tentang “COA”. Saya mencarinya di sini: '],
] as const)('LIST-3 in %p %p, which a page answers, is no goods to ask for', (language, q, message) => {
  const page = { ...NONE, query: { q, page: 1 } };
  const { asking } = listView(language, '/product', page);
  expect(decodeURIComponent(asking?.inquiry.chat ?? '')).toContain(message);
  expect(decodeURIComponent(asking?.inquiry.mail ?? '')).toContain(`&body=${message}`);
});

test.each([
  ['id', 'ongkir', 'Tanyakan “ongkir” kepada kami', 'Cara menghubungi kami'],
  ['en', 'delivery cost', 'Ask us about “delivery cost”', 'How to reach us'],
  ['en', 'T/T', 'Ask us about “T/T”', 'How to reach us'],
] as const)('LIST-4 in %p %p is asked of the company first', (language, q, label, reach) => {
  const list = listView(language, '/product', { ...NONE, query: { q, page: 1 } });
  expect(list.first).toMatchObject({ label, variant: 'primary' });
  expect(list.asking).toBeUndefined();
  expect(list.help).toEqual({ to: '/contact-us', label: reach, variant: 'quiet' });
});

test('LIST-3 there is nothing to ask for where nothing was searched for, or products could not be loaded', () => {
  const askingOf = (page: Partial<ProductPage>) => listView('en', '/product', { ...NONE, ...page }).asking;
  expect(askingOf({ query: { q: '', page: 1 } })).toBeUndefined();
  expect(askingOf({ failed: true })).toBeUndefined();
});

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
  ['en', 'price list', 'Our price list (PDF)'],
  ['id', 'daftar harga', 'Daftar harga kami (PDF)'],
  ['en', 'brochure', 'Our company profile with price list (PDF)'],
  ['id', 'katalog', 'Profil perusahaan kami dengan daftar harga (PDF)'],
] as const)(
  'LIST-4 in %p a search for %p leads to the PDF, be there products or not',
  (language, q, label) => {
    const helpOf = (page: Partial<ProductPage>) =>
      listView(language, '/product', { ...NONE, query: { q, page: 1 }, ...page }).help;
    const help = { to: '/company-profile.pdf', label, isFile: true };
    expect(helpOf({})).toEqual(help);
    expect(helpOf({ products: [COAL], total: 1 })).toMatchObject(help);
    expect(helpOf({ failed: true })).toBeUndefined();
  },
);

test.each([
  ['en', 'lowest price', '1 product for “lowest price”, by price per kg'],
  ['id', 'harga terendah', '1 produk untuk “harga terendah”, menurut harga per kg'],
] as const)(
  'LIST-4 in %p a search for %p says that prices are compared for a kilogram',
  (language, q, found) => {
    const product: Product = { ...COAL, price_unit: 'sack', pack_net_kg: 25 };
    const page: ProductPage = {
      ...NONE,
      query: { q, page: 1 },
      products: [product],
      total: 1,
      sort: 'price',
    };
    expect(listView(language, '/product', page).found).toBe(found);
    expect(listView(language, '/product', { ...page, sort: undefined }).found).not.toContain('kg');
  },
);

test('LIST-4 what is answered beside products names no specification: "wa" is not of "Waktu bakar"', () => {
  const page = { ...NONE, query: { q: 'wa', page: 1 }, specifying: [1] };
  expect(listView('en', '/product', page)).toMatchObject({
    specifying: undefined,
    help: { to: '/contact-us' },
  });
  expect(listView('en', '/product', { ...page, query: { q: 'burning', page: 1 } }).specifying).toEqual([1]);
});

test('LIST-4 a search that asks for other help and finds products is answered by these alone', () => {
  const query = { q: 'export coffee', page: 1 };
  expect(listView('en', '/product', { ...NONE, query, products: [COAL], total: 1 }).help).toBeUndefined();
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
  const cardOf = (page: Partial<ProductPage>) =>
    listView(language, '/product', { ...NONE, ...page }, 'products');
  expect(cardOf({ products: [COAL], total: 1 }).cards[0]?.keySpecs).toEqual(keySpecs);
  expect(cardOf({ meant: 'briket', alternatives: [COAL] }).meant?.cards[0]?.keySpecs).toEqual(keySpecs);
});

test('KEEP-6 a card without key specifications, or elsewhere than in a list, has no line for them', () => {
  const specsOf = (product: Product) =>
    listView('en', '/product', { ...NONE, products: [product], total: 1 }, 'products').cards[0]?.keySpecs;
  expect(specsOf({ ...COAL, key_specs: [] })).toBeUndefined();
  const { key_specs: _, ...older } = COAL;
  expect(specsOf(older)).toBeUndefined();
  expect(cardWithOffer('en', COAL)).not.toHaveProperty('keySpecs');
});
