import type { LoaderFunctionArgs } from '@remix-run/node';
import { Await, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { noProduct } from '~/api/error-page.server';
import { findProduct, loadSimilarProducts, type WholeProduct } from '~/api/products.server';
import { loadSpecFields, type SpecField } from '~/api/spec-fields.server';
import { orUnavailable } from '~/api/unavailable.server';
import { valueOrPromise } from '~/api/value-or-promise.server';
import { ProductDetail } from '~/components/product/ProductDetail';
import { ProductGrid } from '~/components/product/ProductGrid';
import { Section } from '~/components/Section';
import { askedTonnes } from '~/container-load';
import { contentIn } from '~/content/content.server';
import { type Language, requestLanguage } from '~/languages';
import { type ProductCard, productCard, productView } from '~/product-views.server';
import { loadedMeta } from '~/seo/meta';
import { pageMeta } from '~/seo/page-meta.server';
import { specProperties } from '~/seo/spec-properties.server';
import { productData, structuredData } from '~/seo/structured-data.server';
import { productPath } from '~/site-paths';
import { productTexts } from '~/staff-texts.server';

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const product = await orUnavailable(request, findProductByParam(id), 'Gagal memuat produk');
  if (!product) throw await noProduct(request);
  const language = requestLanguage(request);
  const hasSpecs = Object.keys(product.specs).length > 0;
  const [fields, similar] = await Promise.all([
    hasSpecs ? loadSpecFields(product.category_id) : [],
    valueOrPromise(
      loadSimilarProducts(product).then((all) => all.map((each) => productCard(language, each))),
    ),
  ]);
  return {
    texts: contentIn(language).detail,
    product: productView(language, product, fields, askedTonnes(request.url)),
    similar: similar.value,
    meta: productMeta(language, product, fields),
  };
}

function productMeta(language: Language, product: WholeProduct, fields: readonly SpecField[]) {
  const { name, description = name } = productTexts(language, product);
  return pageMeta(language, {
    title: name.text,
    description: description.text,
    path: productPath(product.id),
    isTranslated: product.has_english === true,
    picture: product.image,
    structuredData: structuredData(
      ...productData(language, product, specProperties(language, fields, product.specs)),
    ),
  });
}

/** An id that no row can have, such as '0' or 'abc', makes no request. */
async function findProductByParam(id: string) {
  const number = Number(id);
  return /^[1-9]\d*$/.test(id) && Number.isSafeInteger(number) ? findProduct(number) : undefined;
}

export const meta = loadedMeta;

export default function ProductPage() {
  const { texts, product, similar } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductDetail product={product} texts={texts} />
      <Suspense>
        <Await resolve={similar}>
          {(products) => <SimilarProducts title={texts.similar} products={products} />}
        </Await>
      </Suspense>
    </>
  );
}

function SimilarProducts({ title, products }: { title: string; products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <div className="screen-only">
      <Section tone="paper" title={title}>
        <ProductGrid products={products} columns="fill" />
      </Section>
    </div>
  );
}
