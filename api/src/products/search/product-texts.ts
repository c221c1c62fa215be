/** In the order of MySQL's indexes. */
export const NAMES = ['product.name', 'product.name_en'];
export const TEXTS = ['product.name', 'product.description', 'product.name_en', 'product.description_en'];
