import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Await, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { loadSimilarProducts, type WholeProduct } from '~/lib/api/products.server';
import type { SpecField } from '~/lib/api/spec-fields.server';
import { valueOrPromise } from '~/lib/api/value-or-promise.server';
import { askedProduct } from '~/lib/catalogue/requested-product.server';
import { ProductDetail } from '~/components/product/ProductDetail';
import { ProductGrid } from '~/components/product/ProductGrid';
import { Section } from '~/components/ui/Section';
import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { queryWithoutFeet } from '~/lib/catalogue/container-load';
import { productCard } from '~/lib/catalogue/product-views.server';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { specProperties } from '~/lib/seo/spec-properties.server';
import { productData, structuredData } from '~/lib/seo/structured-data.server';
import { productPath } from '~/lib/site-paths';
import { productTexts } from '~/lib/localized-text.server';

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = queryWithoutFeet(searchParams);
  if (query !== undefined) throw redirect(pathname + query, 301);
  const { language, product, fields, view } = await askedProduct(request, id);
  const similar = await valueOrPromise(
    loadSimilarProducts(product).then((all) => all.map((each) => productCard(language, each))),
  );
  return {
    texts: messagesIn(language).detail,
    product: view,
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

export const meta = loadedMeta;

export default function ProductPage() {
  const { texts, product, similar } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductDetail product={product} texts={texts} />
      <Suspense>
        <Await resolve={similar}>
          {(products) =>
            products.length > 0 && (
              <div className="screen-only">
                <Section tone="paper" title={texts.similar}>
                  <ProductGrid products={products} columns={4} />
                </Section>
              </div>
            )
          }
        </Await>
      </Suspense>
    </>
  );
}
