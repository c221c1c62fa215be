import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProductPage } from '~/api/products.server';
import { ButtonLink } from '~/components/ButtonLink';
import { LoopingVideo } from '~/components/LoopingVideo';
import { PageHero } from '~/components/PageHero';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/Section';
import { contentIn } from '~/content/content.server';
import { pathIn, requestLanguage } from '~/languages';
import { listRedirect } from '~/page-address';
import { scenePreloads } from '~/pictures/scene-files';
import { canonicalListPath, readProductQuery } from '~/product-query';
import { listView } from '~/product-views.server';
import { loadedMeta } from '~/seo/meta';
import { pageMeta } from '~/seo/page-meta.server';
import { breadcrumbs, structuredData } from '~/seo/structured-data.server';
import { paths } from '~/site-paths';
import { trail } from '~/trail.server';

export const links: LinksFunction = () => scenePreloads('intro');

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const elsewhere = listRedirect(request.url, pathIn(language, paths.products));
  if (elsewhere !== undefined) throw redirect(elsewhere, 301);
  const list = await loadProductPage(language, readProductQuery(request.url));
  const { listing, searching, paging } = contentIn(language);
  return data(
    {
      texts: { ...listing, searching, paging },
      list: listView(language, list),
      meta: pageMeta(language, {
        ...listing,
        path: canonicalListPath(paths.products, list),
        structuredData: structuredData(breadcrumbs(language, trail(language))),
      }),
    },
    { status: list.outOfRange ? 404 : 200 },
  );
}

export const meta = loadedMeta;

export default function ProductListPage() {
  const { texts, list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        compact
        scene="intro"
        backdrop={<LoopingVideo priority />}
        title={{ text: texts.title }}
        subtitle={{ text: texts.heroText }}
      >
        <ButtonLink to={paths.contact} variant="light" label={texts.contact} />
      </PageHero>
      <Section compact title={texts.heading}>
        <ProductResults path={paths.products} list={list} columns={3} texts={texts} />
      </Section>
    </>
  );
}
