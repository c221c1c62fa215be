import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Await, isRouteErrorResponse, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { notFound } from '~/api/error-page.server';
import { findProduct, loadSimilarProducts, type Product } from '~/api/products.server';
import { orUnavailable } from '~/api/unavailable.server';
import { valueOrPromise } from '~/api/value-or-promise.server';
import { ButtonLink } from '~/components/ButtonLink';
import { ErrorBoundary as PageErrorBoundary } from '~/components/ErrorBoundary';
import { ErrorScreen } from '~/components/ErrorScreen';
import { ProductDetail } from '~/components/product/ProductDetail';
import { ProductGrid } from '~/components/product/ProductGrid';
import { Section } from '~/components/Section';
import { detail } from '~/content/catalogue';
import { errorMeta, pageMeta } from '~/seo/page-meta';
import { productData, structuredData } from '~/seo/structured-data.server';
import { paths, productPath } from '~/site-paths';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  const product = await orUnavailable(findProductByParam(id), 'Gagal memuat produk');
  if (!product) throw await notFound();
  const similar = await valueOrPromise(loadSimilarProducts(product));
  return { product, similar: similar.value, structuredData: structuredData(...productData(product)) };
}

/** An id that no row can have, such as '0' or 'abc', makes no request. */
async function findProductByParam(id: string) {
  const number = Number(id);
  return /^[1-9]\d*$/.test(id) && Number.isSafeInteger(number) ? findProduct(number) : undefined;
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (!data) {
    const missing = isRouteErrorResponse(error) && error.status === 404;
    return missing
      ? pageMeta(matches, { title: detail.notFound, description: detail.notFoundText })
      : errorMeta(error);
  }
  const { id, name, description, image } = data.product;
  return pageMeta(matches, {
    title: name,
    description: description ?? name,
    path: productPath(id),
    picture: image,
    structuredData: data.structuredData,
  });
};

export default function ProductPage() {
  const { product, similar } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductDetail product={product} />
      <Suspense>
        <Await resolve={similar}>{(products) => <SimilarProducts products={products} />}</Await>
      </Suspense>
    </>
  );
}

function SimilarProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <div className="screen-only">
      <Section tone="paper" title={detail.similar}>
        <ProductGrid products={products} columns="fill" />
      </Section>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <PageErrorBoundary
      whenNotFound={
        <ErrorScreen title={detail.notFound} lang="id" text={detail.notFoundText}>
          <ButtonLink to={paths.products} variant="light">
            {detail.backToProducts}
          </ButtonLink>
        </ErrorScreen>
      }
    />
  );
}
