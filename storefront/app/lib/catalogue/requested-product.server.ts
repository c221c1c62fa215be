import { noProduct } from '~/lib/api/error-page.server';
import { findProduct, isId, type WholeProduct } from '~/lib/api/products.server';
import { loadSpecFields, type SpecField } from '~/lib/api/spec-fields.server';
import { loadOr503 } from '~/lib/api/unavailable.server';
import { type Language, requestLanguage } from '~/lib/languages';
import { readAmount } from './container-load';
import { productView, type ProductView } from './product-views.server';

export interface AskedProduct {
  language: Language;
  product: WholeProduct;
  fields: readonly SpecField[];
  view: ProductView;
}

/** @throws the page that says why there is no product */
export async function askedProduct(request: Request, id: string): Promise<AskedProduct> {
  const product = await loadOr503(request, findProductByParam(id), 'Gagal memuat produk');
  if (!product) throw noProduct(request);
  const language = requestLanguage(request);
  // During an update the API may still be of an earlier version.
  const { specs = {} }: Partial<Pick<WholeProduct, 'specs'>> = product;
  const fields = Object.keys(specs).length > 0 ? await loadSpecFields(product.category_id) : [];
  const view = productView(language, product, fields, readAmount(new URL(request.url).searchParams));
  return { language, product, fields, view };
}

/** An id that no row can have, such as '0' or 'abc', makes no request. */
async function findProductByParam(id: string) {
  return isId(id) ? findProduct(Number(id)) : undefined;
}
