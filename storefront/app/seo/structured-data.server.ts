import type { Product, WholeProduct } from '~/api/products.server';
import logo from '~/brand/touch-icon.png';
import { company } from '~/content/company';
import { contentIn } from '~/content/content.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/languages';
import { paths, productPath } from '~/site-paths';
import { categoryName, productTexts } from '~/staff-texts.server';
import { type Crumb, productTrail } from '~/trail.server';

/** A page's JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@graph': object[] };

const ORGANIZATION_ID = `${env.PUBLIC_URL}/#organization`;

export function structuredData(...graph: object[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': graph };
}

export function organization(language: Language) {
  const { blurb, addressRegion } = contentIn(language).company;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: company.name,
    description: blurb,
    url: absolute(pathIn(language, paths.home)),
    logo: absolute(logo),
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Salatiga',
      addressRegion,
      addressCountry: 'ID',
    },
  };
}

export function breadcrumbs(language: Language, pages: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.text,
      item: absolute(pathIn(language, path)),
    })),
  };
}

type DescribedProduct = Pick<
  Product,
  'id' | 'name' | 'name_en' | 'description' | 'price' | 'image' | 'category'
> &
  Pick<WholeProduct, 'description_en'>;

/** In the words that its page shows. */
export function productData(language: Language, product: DescribedProduct) {
  const { id, price, image, category } = product;
  const { name, description } = productTexts(language, product);
  const path = pathIn(language, productPath(id));
  return [
    breadcrumbs(language, productTrail(language, product)),
    {
      '@type': 'Product',
      name: name.text,
      url: absolute(path),
      category: categoryName(language, category).text,
      brand: { '@id': ORGANIZATION_ID, '@type': 'Organization', name: company.name },
      ...(description && { description: description.text }),
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
