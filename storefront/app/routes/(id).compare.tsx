import { type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadComparedProducts } from '~/lib/api/products.server';
import { loadSpecFields } from '~/lib/api/spec-fields.server';
import { loadOr503 } from '~/lib/api/unavailable.server';
import { PageHero } from '~/components/ui/PageHero';
import { PageLink } from '~/components/ui/PageLink';
import { CompareTable } from '~/components/product/CompareTable';
import { ContactLinks } from '~/components/product/ContactLinks';
import { messagesIn } from '~/i18n/messages.server';
import { comparedRedirect, readCompared } from '~/lib/catalogue/compare-query';
import { compareView } from '~/lib/catalogue/compare-view.server';
import { requestLanguage } from '~/lib/languages';
import { categoryName } from '~/lib/localized-text.server';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { categoryPath, paths } from '~/lib/site-paths';

export const links: LinksFunction = () => heroPreloads('trade');

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const elsewhere = comparedRedirect(url);
  if (elsewhere !== undefined) throw redirect(elsewhere, 301);
  const language = requestLanguage(request);
  const asked = readCompared(url);
  const products = await loadOr503(request, loadComparedProducts(asked), 'Gagal memuat produk');
  const [first] = products;
  const { compare, detail } = messagesIn(language);
  return {
    texts: { ...compare, contact: detail.contact, email: detail.email },
    ...(first && {
      category: {
        name: categoryName(language, first.category),
        path: categoryPath(first.category.nama_category),
      },
      compared: compareView(language, products, await loadSpecFields(first.category_id)),
    }),
    isCut: products.length < asked.length,
    meta: pageMeta(language, compare),
  };
}

export { noStore as headers } from '~/lib/http/no-store';

export const meta = loadedMeta;

export default function ComparePage() {
  const { texts, category, compared, isCut } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero compact scene="trade" title={{ text: texts.title }} subtitle={category?.name} />
      <div className="container stack page">
        {isCut && <p>{texts.leftOut}</p>}
        {compared ? (
          <>
            <CompareTable view={compared} texts={texts} />
            <ContactLinks texts={texts} />
          </>
        ) : (
          <p>{texts.none}</p>
        )}
        <PageLink to={category?.path ?? paths.products} className="screen-only">
          {texts.back}
        </PageLink>
      </div>
    </>
  );
}
