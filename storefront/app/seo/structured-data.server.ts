import type { Product } from '~/api/products.server';
import logo from '~/brand/touch-icon.png';
import { company, postalAddress } from '~/content/company';
import { env } from '~/env.server';
import { paths, productPath } from '~/site-paths';
import { productTrail, type trail } from '~/trail';

/** A page's JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@graph': object[] };

const ORGANIZATION_ID = `${env.PUBLIC_URL}/#organization`;

export function structuredData(...graph: object[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': graph };
}

export function organization() {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: company.name,
    description: company.blurb,
    url: absolute(paths.home),
    logo: absolute(logo),
    address: { '@type': 'PostalAddress', ...postalAddress },
  };
}

export function breadcrumbs(pages: ReturnType<typeof trail>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

type DescribedProduct = Pick<Product, 'id' | 'name' | 'description' | 'price' | 'image' | 'category'>;

export function productData(product: DescribedProduct) {
  const { id, name, description, price, image, category } = product;
  const path = productPath(id);
  return [
    breadcrumbs(productTrail(product)),
    {
      '@type': 'Product',
      name,
      url: absolute(path),
      category: category.nama_category,
      brand: { '@id': ORGANIZATION_ID, '@type': 'Organization', name: company.name },
      ...(description && { description }),
      ...(image && { image: absolute(image) }),
      ...(price !== null && {
        offers: {
          '@type': 'Offer',
          url: absolute(path),
          price,
          priceCurrency: 'IDR',
          availability: 'https://schema.org/InStock',
          seller: { '@id': ORGANIZATION_ID },
        },
      }),
    },
  ];
}

function absolute(path: string): string {
  return new URL(path, env.PUBLIC_URL).href;
}
