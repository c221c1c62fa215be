import { idAfterFilter, missingFilter, wholeNumberFilter, enumFilter } from '../http/list-filters.js';
import type { Filter, ListRules } from '../http/list-query.js';
import { exactSearch, searchFilter } from '../search/product-search.js';
import { daysAfter, today } from '../http/today.js';
import type { SpecValue } from '../spec-fields/spec-values.js';
import { PRODUCT_TRANSLATIONS } from './product.dto.js';
import type { Product } from './product.entity.js';
import { specFilter } from './spec-filter.js';
import { AVAILABILITIES } from './trade.dto.js';

export const SOON_DAYS = 14;

const templateHas = (condition: string) =>
  `EXISTS (SELECT 1 FROM spec_field f WHERE f.category_id = product.category_id AND ${condition})`;

const partOf = (part: keyof SpecValue) => `JSON_EXTRACT(product.specs, REPLACE('$.@.${part}', '@', f.key))`;

const WITHOUT_ENGLISH = [
  ...Object.entries(PRODUCT_TRANSLATIONS).map(
    ([english, indonesian]) => `(product.${english} IS NULL AND product.${indonesian} <> '')`,
  ),
  templateHas(`f.kind = 'text' AND ${partOf('text_en')} IS NULL AND ${partOf('text')} <> ''`),
].join(' OR ');

const PICTURE_TEXT =
  'EXISTS (SELECT 1 FROM product_picture p WHERE p.product_id = product.id AND (p.alt IS NULL OR p.alt_en IS NULL))';

const requiredSpec: Filter<Product> = {
  description: 'a value of a required `spec-field` of its category, or all of them',
  apply: (query) =>
    void query.andWhere(
      templateHas(
        'f.required = true AND NOT EXISTS (SELECT 1 FROM product_spec s WHERE s.product_id = product.id AND s.field_id = f.id)',
      ),
    ),
};

const lastingOffer: Filter<Product> = {
  description: `an export price that is over or within its last ${SOON_DAYS} days`,
  apply: (query) =>
    void query.andWhere('product.export_price IS NOT NULL AND product.export_valid_until <= :soon', {
      soon: daysAfter(today(), SOON_DAYS),
    }),
};

const lateReturn: Filter<Product> = {
  description: 'sold out, although its `back_in_stock_on` is over',
  apply: (query) => void query.andWhere('product.back_in_stock_on < :today', { today: today() }),
};

export const PRODUCT_LIST: ListRules<Product> = {
  id: 'product.id',
  sort: {
    id: 'product.id',
    name: 'product.name',
    name_en: 'product.sort_name_en',
    price: 'product.price',
    category_id: 'product.category_id',
    'category.nama_category': 'category.name_key',
    created_at: 'product.created_at',
    updated_at: 'product.updated_at',
  },
  sortNotes: { name_en: 'the Indonesian name where there is none', price: 'what has none last' },
  texts: ['product.name', 'product.sort_name_en'],
  filter: {
    q: searchFilter,
    exact: exactSearch,
    id: wholeNumberFilter('product.id'),
    after: idAfterFilter('product.id'),
    category_id: wholeNumberFilter('product.category_id'),
    availability: enumFilter('product.availability', AVAILABILITIES),
    spec: specFilter,
    lacks: missingFilter({
      image: 'product.image IS NULL',
      picture_text: PICTURE_TEXT,
      price: 'product.price IS NULL',
      description: "(product.description IS NULL OR product.description = '')",
      english: `(${WITHOUT_ENGLISH})`,
      current_translation: 'product.outdated_translations IS NOT NULL',
      offer: lastingOffer,
      current_availability: lateReturn,
      required: requiredSpec,
    }),
  },
};
