import { categoryCrumb, trail } from '~/lib/catalogue/breadcrumbs.server';
import { officeOf } from '~/lib/office.server';
import { breadcrumbs, organization, productData } from './structured-data.server';

const product = {
  id: 3,
  name: 'Kopi </script> Bubuk',
  name_en: null,
  description: 'Halus.',
  description_en: null,
  price: 125000,
  price_unit: null,
  pack_net_kg: null,
  availability: null,
  category: { id: 2, nama_category: 'Coffee', nama_id: null },
  pictures: [{ url: '/media/ab-1200x900/1200.jpg' }, { url: '/media/cd-640x480/640.jpg' }],
};

test('SHOW-5 a product with a price is offered for it, and shown in all its pictures', () => {
  const [, described] = productData('en', product);
  expect(described).toMatchObject({
    '@type': 'Product',
    name: product.name,
    image: [
      expect.stringMatching(/^https?:\/\/.+\/media\/ab-1200x900\/960\.jpg$/) as string,
      expect.stringMatching(/\/media\/cd-640x480\/640\.jpg$/) as string,
    ],
    offers: { '@type': 'Offer', price: 125000, priceCurrency: 'IDR' },
  });
});

test('FEED-2 the price is said to be for its unit, and the product to be as available as staff say', () => {
  const [, plain] = productData('en', product);
  expect(plain).not.toHaveProperty('offers.availability');
  expect(plain).not.toHaveProperty('offers.priceSpecification');
  const facts = { price_unit: 'sack', pack_net_kg: 40, availability: 'made_to_order' } as const;
  const [, described] = productData('en', { ...product, ...facts });
  expect(described).toMatchObject({
    offers: {
      availability: 'https://schema.org/MadeToOrder',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 125000,
        unitCode: 'XSA',
        referenceQuantity: { value: 40, unitCode: 'KGM' },
      },
    },
  });
});

test('KEEP-7 an address that staff have entered stands in one line, beside none that code knows in parts', () => {
  const { landmark: _, ...office } = officeOf('id');
  expect(organization('id', { ...office, address: { text: 'Jl. Pemuda 1, Semarang' } }).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Jl. Pemuda 1, Semarang',
    addressCountry: 'ID',
  });
});

test('a product without price, picture and description claims none of them', () => {
  const [, described] = productData('en', { ...product, price: null, pictures: [], description: null });
  expect(described).not.toHaveProperty('offers');
  expect(described).not.toHaveProperty('image');
  expect(described).not.toHaveProperty('description');
});

test('breadcrumbs count from the home page', () => {
  const pages = trail('en', categoryCrumb('en', { nama_category: 'Kopi & Teh', nama_id: null }));
  expect(breadcrumbs('en', pages).itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Product' },
    {
      position: 3,
      name: 'Kopi & Teh',
      item: expect.stringContaining('/product-list/Kopi%20%26%20Teh') as string,
    },
  ]);
});

test('LANG-2 a product is described in the language of its page, at the address of that page', () => {
  const [pages, described] = productData('id', {
    ...product,
    category: { id: 2, nama_category: 'Coffee', nama_id: 'Kopi' },
  });
  expect(described).toMatchObject({
    name: product.name,
    category: 'Kopi',
    url: expect.stringMatching(/\/id\/produk\/3$/) as string,
  });
  expect(pages).toMatchObject({ itemListElement: [{ name: 'Beranda' }, { name: 'Produk' }, {}, {}] });
  expect(JSON.stringify(organization('id', officeOf('id')))).toContain('Jawa Tengah');
});
