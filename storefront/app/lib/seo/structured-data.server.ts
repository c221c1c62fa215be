import { isPack } from 'api/shared';
import type { WholeProduct } from '~/lib/api/products.server';
import logo from '~/brand/touch-icon.png';
import { company } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import type { Office } from '~/lib/office.server';
import { paths, productPath } from '~/lib/site-paths';
import { categoryName, productTexts } from '~/lib/localized-text.server';
import { cardPicture } from '~/lib/pictures/stored-picture';
import { type Breadcrumb, productTrail } from '~/lib/catalogue/breadcrumbs.server';

export type StructuredData = { '@context': 'https://schema.org'; '@graph': object[] };

const ORGANIZATION_ID = `${env.PUBLIC_URL}/#organization`;

export function structuredData(...graph: object[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': graph };
}

export function organization(language: Language, { address, landmark }: Office) {
  const { blurb, addressRegion } = messagesIn(language).company;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: company.name,
    description: blurb,
    url: absolute(pathIn(language, paths.home)),
    logo: absolute(logo),
    address: {
      '@type': 'PostalAddress',
      // Only the address in code is known in parts.
      ...(landmark ? { addressLocality: 'Salatiga', addressRegion } : { streetAddress: address.text }),
      addressCountry: 'ID',
    },
  };
}

export function breadcrumbs(language: Language, pages: readonly Breadcrumb[]) {
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
  WholeProduct,
  | 'id'
  | 'name'
  | 'name_en'
  | 'description'
  | 'description_en'
  | 'price'
  | 'price_unit'
  | 'pack_net_kg'
  | 'category'
  | 'availability'
> & { pictures: readonly Pick<WholeProduct['pictures'][number], 'url'>[] };

const AVAILABILITIES = {
  in_stock: 'InStock',
  made_to_order: 'MadeToOrder',
  seasonal: 'LimitedAvailability',
  sold_out: 'SoldOut',
} as const;

/** UN/CEFACT Recommendation 20, and 21 for what begins with X. */
const UNIT_CODES = { kg: 'KGM', ton: 'TNE', sack: 'XSA', carton: 'XCT', piece: 'C62' } as const;

function offer({ price, price_unit, pack_net_kg, availability }: DescribedProduct, url: string) {
  if (price === null) return undefined;
  const weight = { '@type': 'QuantitativeValue', value: pack_net_kg, unitCode: 'KGM' };
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'IDR',
    ...(price_unit && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'IDR',
        unitCode: UNIT_CODES[price_unit],
        ...(isPack(price_unit) && pack_net_kg !== null && { referenceQuantity: weight }),
      },
    }),
    ...(availability && { availability: `https://schema.org/${AVAILABILITIES[availability]}` }),
    seller: { '@id': ORGANIZATION_ID },
  };
}

export function productData(
  language: Language,
  product: DescribedProduct,
  properties: readonly object[] = [],
) {
  const { id, pictures, category } = product;
  const { name, description } = productTexts(language, product);
  const path = pathIn(language, productPath(id));
  const offers = offer(product, absolute(path));
  return [
    breadcrumbs(language, productTrail(language, product)),
    {
      '@type': 'Product',
      name: name.text,
      url: absolute(path),
      category: categoryName(language, category).text,
      brand: { '@id': ORGANIZATION_ID, '@type': 'Organization', name: company.name },
      ...(description && { description: description.text }),
      ...(pictures.length > 0 && {
        image: pictures.map(({ url }) => absolute(cardPicture(url)?.path ?? url)),
      }),
      ...(offers && { offers }),
      ...(properties.length > 0 && { additionalProperty: properties }),
    },
  ];
}

function absolute(path: string): string {
  return new URL(path, env.PUBLIC_URL).href;
}
