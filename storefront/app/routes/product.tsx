import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProductPage } from '~/api/products.server';
import { ButtonLink } from '~/components/ButtonLink';
import { LoopingVideo } from '~/components/LoopingVideo';
import { PageHero } from '~/components/PageHero';
import { Letterhead } from '~/components/product/Letterhead';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/Section';
import { empty, listing } from '~/content/catalogue';
import { listRedirect } from '~/page-address';
import { scenePreloads } from '~/pictures/scene-files';
import { canonicalListPath, productQueryPath, readProductQuery } from '~/product-query';
import { pageMeta } from '~/seo/page-meta';
import { breadcrumbs, structuredData } from '~/seo/structured-data.server';
import { paths } from '~/site-paths';
import { trail } from '~/trail';

export const links: LinksFunction = () => scenePreloads('intro');

export async function loader({ request }: LoaderFunctionArgs) {
  const elsewhere = listRedirect(request.url, paths.products);
  if (elsewhere !== undefined) throw redirect(elsewhere, 301);
  const list = await loadProductPage(readProductQuery(request.url));
  return data(
    { list, structuredData: structuredData(breadcrumbs(trail())) },
    { status: list.outOfRange ? 404 : 200 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const path = loaded && canonicalListPath(paths.products, loaded.list);
  return pageMeta(matches, { ...listing, path, structuredData: loaded?.structuredData });
};

export default function ProductListPage() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <Letterhead path={productQueryPath(paths.products, list.query)} />
      <PageHero
        compact
        scene="intro"
        backdrop={<LoopingVideo priority />}
        title={listing.title}
        subtitle={listing.heroText}
      >
        <ButtonLink to={paths.contact} variant="light">
          {listing.contact}
        </ButtonLink>
      </PageHero>
      <Section compact title={listing.heading}>
        <ProductResults path={paths.products} list={list} columns={3} whenEmpty={empty.products} />
      </Section>
    </>
  );
}
