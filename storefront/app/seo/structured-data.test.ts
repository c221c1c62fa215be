import { categoryCrumb, trail } from '~/trail';
import { breadcrumbs, productData } from './structured-data.server';

const product = {
  id: 3,
  name: 'Kopi </script> Bubuk',
  description: 'Halus.',
  price: 125000,
  category: { id: 2, nama_category: 'Coffee', nama_id: null },
  image: '/media/ab-1200x900/1200.jpg',
};

test('a product with a price is offered for it', () => {
  const [, described] = productData(product);
  expect(described).toMatchObject({
    '@type': 'Product',
    name: product.name,
    image: expect.stringMatching(/^https?:\/\/.+\/media\/ab-1200x900\/1200\.jpg$/) as string,
    offers: { '@type': 'Offer', price: 125000, priceCurrency: 'IDR' },
  });
});

test('a product without price, picture and description claims none of them', () => {
  const [, described] = productData({ ...product, price: null, image: null, description: null });
  expect(described).not.toHaveProperty('offers');
  expect(described).not.toHaveProperty('image');
  expect(described).not.toHaveProperty('description');
});

test('breadcrumbs count from the home page', () => {
  expect(breadcrumbs(trail(categoryCrumb('Kopi & Teh'))).itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Product' },
    {
      position: 3,
      name: 'Kopi & Teh',
      item: expect.stringContaining('/product-list/Kopi%20%26%20Teh') as string,
    },
  ]);
});
