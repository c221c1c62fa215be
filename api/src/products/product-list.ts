import { after, oneOf } from '../http/list-filters.js';
import type { Filter, ListRules } from '../http/list-query.js';
import { InvalidFields } from '../http/refusals.js';
import type { Product } from './product.entity.js';
import { search } from './product-search.js';

const EMPTY = {
  image: 'product.image IS NULL',
  price: 'product.price IS NULL',
  description: "(product.description IS NULL OR product.description = '')",
};
const FIELDS = Object.keys(EMPTY).join(', ');

/** Products that staff have not filled in completely. */
const lacks: Filter<Product> = {
  takes: `the name of an empty field: ${FIELDS}`,
  apply(query, value) {
    const isKnown = typeof value === 'string' && Object.hasOwn(EMPTY, value);
    if (!isKnown) throw new InvalidFields({ filter: `Filter 'lacks' harus salah satu dari: ${FIELDS}.` });
    query.andWhere(EMPTY[value as keyof typeof EMPTY]);
  },
};

export const PRODUCT_LIST: ListRules<Product> = {
  id: 'product.id',
  sort: {
    id: 'product.id',
    name: 'product.name',
    price: 'product.price',
    category_id: 'product.category_id',
    'category.nama_category': 'category.name_key',
    created_at: 'product.created_at',
    updated_at: 'product.updated_at',
  },
  texts: ['product.name'],
  filter: {
    q: search,
    id: oneOf('product.id'),
    after: after('product.id'),
    category_id: oneOf('product.category_id'),
    lacks,
  },
};
