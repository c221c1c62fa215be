import { ApiExtraModels, ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { CategoryResponse } from '../categories/category.dto.js';
import { RecordResponse, TranslatedResponse } from '../history/record.dto.js';
import type { Translations } from '../history/translations.js';
import { documentedFields, ResponseFieldsOf, responseOf } from '../http/response-type.js';
import { isPast } from '../http/today.js';
import { PICTURE_WIDTHS } from '../media/picture-rules.js';
import { TintField } from '../media/answered-pictures.interceptor.js';
import { type Specs, SpecValue } from '../spec-fields/spec-values.js';
import type { Product } from './product.entity.js';
import { ProductPictureResponse, toPictureResponses } from './product-picture.dto.js';
import type { ProductWithPictures } from './product-pictures.js';
import { ProductChange } from './product-request.dto.js';
import { KeySpec, MOST_KEY_SPECS, SPECS } from './specs.dto.js';
import { ExportOffer, exportOfferOf } from './trade.dto.js';

export const PRODUCT_TRANSLATIONS = {
  name_en: 'name',
  description_en: 'description',
  packing_en: 'packing',
  origin_en: 'origin',
  sample_en: 'sample',
  local_terms_en: 'local_terms',
} as const;

export function productTranslations(product: { specs?: Specs | null }): Translations {
  const ofSpecs = Object.entries(product.specs ?? {})
    .filter(([, { text_en }]) => text_en)
    .map(([key]) => [`specs.${key}.text_en`, `specs.${key}.text`] as const);
  return { ...PRODUCT_TRANSLATIONS, ...Object.fromEntries(ofSpecs) };
}

class ProductCategory extends PickType(CategoryResponse, ['id', 'nama_category', 'nama_id']) {}

const ProductFields = ResponseFieldsOf(ProductChange, ['image', 'price', 'specs']);

export class ListedProductResponse extends IntersectionType(
  RecordResponse,
  PickType(ProductFields, [
    'name',
    'name_en',
    'description',
    'description_en',
    'price_unit',
    'pack_net_kg',
    'moq',
    'moq_unit',
    'export_place',
    'export_valid_until',
    'availability',
    'category_id',
    'focus',
  ]),
) {
  @ApiProperty({
    description: 'Whether name and description are there in English, as far as they are there at all.',
  })
  has_english: boolean;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rupiah; null: price on request.' })
  price: number | null;

  @ApiProperty({
    type: ExportOffer,
    nullable: true,
    description: 'What buyers abroad are offered; null past its last day.',
  })
  export_offer: ExportOffer | null;

  @ApiProperty()
  category: ProductCategory;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/media/3f9a1c…-1200x900/1200.jpg',
    description:
      'The largest rendition. Its folder names the size in pixels; beside it lie those of `x-widths` that are smaller, each as .avif, .webp and .jpg.',
    ...{ 'x-widths': PICTURE_WIDTHS },
  })
  image: string | null;

  @TintField()
  tint?: string;

  @ApiProperty({
    type: [KeySpec],
    maxItems: MOST_KEY_SPECS,
    description:
      "To compare products by: the first numbers, ranges and choices of its category's template that it has a value for.",
  })
  key_specs: KeySpec[];

  @ApiProperty({
    required: false,
    type: [String],
    description: 'All its pictures, as in `image`. Only in lists of the products `after` an id.',
  })
  images?: string[];

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;
}

@ApiExtraModels(SpecValue)
export class ProductResponse extends IntersectionType(
  OmitType(ListedProductResponse, ['key_specs', 'images']),
  ProductFields,
  PickType(TranslatedResponse, ['outdated_translations']),
) {
  @ApiProperty({ ...SPECS, description: "By the keys of its category's `spec-field`s." })
  specs: Specs;

  @ApiProperty({ type: [ProductPictureResponse], description: 'In their order; the first is `image`.' })
  pictures: ProductPictureResponse[];

  @ApiProperty({ description: 'Its last day is over: no visitor is shown the export price.' })
  export_expired: boolean;

  @ApiProperty({ description: '`back_in_stock_on` is over: no visitor is told of it.' })
  back_in_stock_passed: boolean;
}

export type ProductWithCategory = Omit<Product, 'category'> & { category: ProductCategory };

const COLUMNS_FOR_COMPUTED_FIELDS = [
  'export_price',
  'export_currency',
  'export_unit',
  'export_incoterm',
  'specs',
] as const satisfies (keyof Product)[];

export const LISTED_COLUMNS: ReadonlySet<string> = new Set([
  ...documentedFields(ListedProductResponse),
  ...COLUMNS_FOR_COMPUTED_FIELDS,
]);

export type ListedProduct = Pick<
  ProductWithCategory,
  Extract<keyof Product, keyof ListedProductResponse> | (typeof COLUMNS_FOR_COMPUTED_FIELDS)[number]
>;

const listed = responseOf(ListedProductResponse);
const whole = responseOf(ProductResponse);

export function toListedProductResponse(
  product: ListedProduct,
  key_specs: KeySpec[],
  images?: string[],
): ListedProductResponse {
  return listed({
    ...product,
    has_english: isTranslated(product),
    export_offer: exportOfferOf(product),
    key_specs,
    images,
  });
}

export function toProductResponse(product: ProductWithPictures): ProductResponse {
  const { id, nama_category, nama_id } = product.category;
  return whole({
    ...product,
    category: { id, nama_category, nama_id },
    pictures: toPictureResponses(product.pictures),
    has_english: isTranslated(product),
    export_offer: exportOfferOf(product),
    specs: product.specs ?? {},
    export_expired: isPast(product.export_valid_until),
    back_in_stock_passed: isPast(product.back_in_stock_on),
  });
}

function isTranslated({ name_en, description, description_en }: ListedProduct): boolean {
  return Boolean(name_en) && (!description || Boolean(description_en));
}
