import { noProduct } from '~/lib/api/error-page.server';
import { loadPapers } from '~/lib/api/papers.server';
import { findProduct, isId, type WholeProduct } from '~/lib/api/products.server';
import { loadSpecFields } from '~/lib/api/spec-fields.server';
import { loadOr503 } from '~/lib/api/unavailable.server';
import { requestLanguage } from '~/lib/languages';
import { readAmount } from './container-load';
import { productView } from './product-views.server';

/** @throws the page that says why there is no product */
export async function askedProduct(request: Request, id: string) {
  // An id that no row can have, such as '0' or 'abc', makes no request.
  const reading = isId(id) ? findProduct(Number(id)) : Promise.resolve(undefined);
  const found = await loadOr503(request, reading, 'Gagal memuat produk');
  if (!found) throw noProduct(request);
  const product = complete(found);
  const language = requestLanguage(request);
  const [fields, papers] = await Promise.all([
    Object.keys(product.specs).length > 0 ? loadSpecFields(product.category_id) : [],
    loadPapers({ product_id: product.id }),
  ]);
  const asked = readAmount(new URL(request.url).searchParams);
  const view = productView(language, product, fields, asked, papers);
  return { language, product, fields, view };
}

export type AskedProduct = Awaited<ReturnType<typeof askedProduct>>;

/** During an update the API may still be of an earlier version. */
function complete(product: WholeProduct): WholeProduct {
  const { specs = {}, pictures, image: url }: Partial<WholeProduct> = product;
  const first = { id: 0, alt: null, alt_en: null, focus: null, position: 0 };
  return { ...product, specs, pictures: pictures ?? (url ? [{ ...first, url }] : []) };
}
