import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type Category, findCategory } from '~/lib/api/categories.server';
import { noCategory } from '~/lib/api/error-page.server';
import { loadProductPage } from '~/lib/api/products.server';
import { countFacets, loadFacets } from '~/lib/api/spec-facets.server';
import { loadOr503 } from '~/lib/api/unavailable.server';
import { PageHero } from '~/components/ui/PageHero';
import { CategoryFacts } from '~/components/product/CategoryFacts';
import { Facets } from '~/components/product/Facets';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/ui/Section';
import { messagesIn } from '~/i18n/messages.server';
import { facetsView } from '~/lib/catalogue/facets-view.server';
import { pathIn, requestLanguage } from '~/lib/languages';
import { listRedirect, readListQuery } from '~/lib/http/page-address';
import { categoryScene } from '~/lib/pictures/category-scene';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { storedPicture, storedPreload } from '~/lib/pictures/stored-picture';
import { canonicalListPath } from '~/lib/catalogue/product-query';
import { listView } from '~/lib/catalogue/product-views.server';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { breadcrumbs, structuredData } from '~/lib/seo/structured-data.server';
import { categoryPath } from '~/lib/site-paths';
import { specFilter } from '~/lib/catalogue/spec-query';
import { categoryTexts, factLines } from '~/lib/localized-text.server';
import { categoryCrumb, trail } from '~/lib/catalogue/breadcrumbs.server';

/** Browsers keep a 301: if a name was changed and changed back, they would go in circles. */
const MOVED = { status: 301, headers: { 'Cache-Control': 'no-cache' } };

export async function loader({ request, params: { kategori = '' } }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const category = await loadOr503(request, findCategory(kategori), 'Gagal memuat kategori');
  if (!category) throw noCategory(request);

  const path = categoryPath(category.nama_category);
  const { pathname, search } = new URL(request.url);
  if (pathname !== pathIn(language, path)) throw redirect(pathIn(language, path) + search, MOVED);
  const facets = await loadFacets(category.id, path);
  const elsewhere = listRedirect(request.url, pathIn(language, path), facets);
  if (elsewhere !== undefined) throw redirect(elsewhere, MOVED);

  const query = readListQuery(request.url, facets);
  const spec = query.spec && specFilter(query.spec, facets);
  const [list, counted] = await Promise.all([
    loadProductPage(language, query, category.id, spec),
    spec ? countFacets(category.id, spec) : facets,
  ]);
  const { category: texts, compare, listing, searching, paging } = messagesIn(language);
  const shown = categoryTexts(language, category);
  return data(
    {
      hero: {
        scene: categoryScene(category),
        image: category.image,
        tint: category.tint,
        title: shown.name,
        heading: shown.banner,
        subtitle: shown.intro,
      },
      heading: texts.heading,
      facts: shown.facts && { lines: factLines(shown.facts), lang: shown.facts.lang },
      products: {
        path,
        list: listView(language, list, path),
        ...(list.total > 1 && { compare: { tick: compare.tick, button: compare.button } }),
        texts: { heading: listing.heading, searching, paging },
      },
      facets: facetsView(language, path, query, counted, list.total),
      meta: [
        ...pageMeta(language, {
          title: shown.name.text,
          description: texts.description(shown.name.text),
          path: canonicalListPath(path, list),
          structuredData: structuredData(
            breadcrumbs(language, trail(language, categoryCrumb(language, category))),
          ),
        }),
        ...bannerPreloads(category),
      ],
    },
    { status: list.outOfRange ? 404 : 200 },
  );
}

/** `links` gets no data, on which the first picture depends. */
function bannerPreloads(category: Category) {
  const picture = category.image ? storedPicture(category.image) : undefined;
  const links = picture ? [storedPreload(picture, '100vw')] : heroPreloads(categoryScene(category));
  return links.map((link) => ({ tagName: 'link' as const, ...link }));
}

export const meta = loadedMeta;

export default function CategoryPage() {
  const { hero, heading, facts, facets, products } = useLoaderData<typeof loader>();
  const { found } = products.list;
  return (
    <>
      <PageHero compact {...hero} />
      <Section compact title={heading}>
        <ProductResults {...products} columns={4}>
          {facets && found !== undefined && <Facets view={facets} />}
        </ProductResults>
        {facts && <CategoryFacts {...facts} />}
      </Section>
    </>
  );
}
