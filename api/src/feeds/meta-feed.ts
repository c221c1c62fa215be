import { stringify } from 'csv-stringify/sync';
import { FORMULA_START } from '../http/formula-starts.js';
import { sizeOf } from '../media/renditions.js';
import type { ProductPicture } from '../products/product-picture.entity.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import type { Availability } from '../products/trade.dto.js';

export type FeedLanguage = 'en' | 'id';

export const OMISSION_REASONS = ['no_price', 'no_description', 'no_picture', 'small_picture'] as const;
export type OmissionReason = (typeof OMISSION_REASONS)[number];

/** As the storefront names the company in its structured data. */
const BRAND = 'Ndeso Nusantara';

const SMALLEST_PICTURE = 500;
const LONGEST = { title: 200, description: 9999, product_type: 750 };

/** Meta wants a value for every product; this one promises no stock. */
const AVAILABLE = 'available for order';
const AVAILABILITIES: Record<Availability, string> = {
  in_stock: 'in stock',
  made_to_order: AVAILABLE,
  seasonal: AVAILABLE,
  sold_out: 'out of stock',
};

/** An apostrophe would be a letter for the program that reads the feed, but people open it as a spreadsheet too. */
const FORMULA_MARK = '\u200B';

const PAGES = { en: '/produk/', id: '/id/produk/' } as const satisfies Record<FeedLanguage, string>;

const COLUMNS = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link'],
  'additional_image_link',
  ...['brand', 'product_type'],
] as const;

export function omissionsOf(product: ProductWithCategory): OmissionReason[] {
  const { price, image } = product;
  const reasons: OmissionReason[] = [];
  if (!price) reasons.push('no_price');
  if (!product.description && !product.description_en) reasons.push('no_description');
  if (image === null) reasons.push('no_picture');
  else if (!isLargeEnough(image)) reasons.push('small_picture');
  return reasons;
}

const isLargeEnough = (image: string) => Math.min(...sizeOf(image)) >= SMALLEST_PICTURE;

export const FEED_HEADER = toCsv([[...COLUMNS]]);

export function feedRows(
  products: readonly ProductWithCategory[],
  pictures: readonly ProductPicture[],
  language: FeedLanguage,
  publicUrl: string,
  picturesUrl = publicUrl,
): string {
  return toCsv(
    products.map(({ id, price, image, availability, category, ...product }) => [
      String(id),
      text(either(language, product.name_en, product.name), LONGEST.title),
      text(either(language, product.description_en, product.description), LONGEST.description),
      availability ? AVAILABILITIES[availability] : AVAILABLE,
      'new',
      `${price?.toFixed(2)} IDR`,
      `${publicUrl}${PAGES[language]}${id}`,
      `${picturesUrl}${image}`,
      otherImages(pictures, id, picturesUrl),
      BRAND,
      text(either(language, category.nama_category, category.nama_id), LONGEST.product_type),
    ]),
  );
}

function otherImages(pictures: readonly ProductPicture[], id: number, picturesUrl: string): string {
  const [, ...others] = pictures.filter(({ product_id }) => product_id === id);
  const large = others.filter(({ image }) => isLargeEnough(image));
  return large.map(({ image }) => `${picturesUrl}${image}`).join(',');
}

function either(language: FeedLanguage, english: string | null, indonesian: string | null): string {
  return (language === 'en' ? english || indonesian : indonesian || english) ?? '';
}

/** It is cut between characters, of which an emoji is one. */
function text(value: string, longest: number): string {
  return [...value.replace(FORMULA_START, FORMULA_MARK)].slice(0, longest).join('');
}

function toCsv(rows: string[][]): string {
  // By itself csv-stringify quotes a line break only while it is not told how records end.
  return stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
