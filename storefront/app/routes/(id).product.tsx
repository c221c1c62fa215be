import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProductPage } from '~/lib/api/products.server';
import { ButtonLink } from '~/components/ui/ButtonLink';
import { LoopingVideo } from '~/components/ui/LoopingVideo';
import { PageHero } from '~/components/ui/PageHero';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/ui/Section';
import { messagesIn } from '~/i18n/messages.server';
import { pathIn, requestLanguage } from '~/lib/languages';
import { listRedirect } from '~/lib/http/page-address';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { canonicalListPath, readProductQuery } from '~/lib/catalogue/product-query';
import { listView } from '~/lib/catalogue/product-views.server';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { breadcrumbs, structuredData } from '~/lib/seo/structured-data.server';
import { paths } from '~/lib/site-paths';
import { trail } from '~/lib/catalogue/breadcrumbs.server';

export const links: LinksFunction = () => heroPreloads('intro');

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const elsewhere = listRedirect(request.url, pathIn(language, paths.products));
  if (elsewhere !== undefined) throw redirect(elsewhere, 301);
  const list = await loadProductPage(language, readProductQuery(request.url));
  const { listing, searching, paging } = messagesIn(language);
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
