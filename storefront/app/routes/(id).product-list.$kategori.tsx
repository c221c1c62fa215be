import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type Category, findCategory } from '~/api/categories.server';
import { noCategory } from '~/api/error-page.server';
import { loadProductPage } from '~/api/products.server';
import { countFacets, loadFacets } from '~/api/spec-facets.server';
import { orUnavailable } from '~/api/unavailable.server';
import { PageHero } from '~/components/PageHero';
import { CategoryFacts } from '~/components/product/CategoryFacts';
import { Facets } from '~/components/product/Facets';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/Section';
import { contentIn } from '~/content/content.server';
import { facetsView } from '~/facets-view.server';
import { pathIn, requestLanguage } from '~/languages';
import { listRedirect, readListQuery } from '~/page-address';
import { categoryScene } from '~/pictures/category-scene';
import { scenePreloads } from '~/pictures/scene-files';
import { storedPicture, storedPreload } from '~/pictures/stored-picture';
import { canonicalListPath } from '~/product-query';
import { listView } from '~/product-views.server';
import { loadedMeta } from '~/seo/meta';
import { pageMeta } from '~/seo/page-meta.server';
import { breadcrumbs, structuredData } from '~/seo/structured-data.server';
import { categoryPath } from '~/site-paths';
import { specFilter } from '~/spec-query';
import { categoryTexts, factLines } from '~/staff-texts.server';
import { categoryCrumb, trail } from '~/trail.server';

/** Asked for again each time: a browser that kept both ways of a name that was given back would go in circles. */
const MOVED = { status: 301, headers: { 'Cache-Control': 'no-cache' } };

/** Redirects from any other spelling of the category's name, and from what forms write without scripts. */
export async function loader({ request, params: { kategori = '' } }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const category = await orUnavailable(request, findCategory(kategori), 'Gagal memuat kategori');
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
  const { category: texts, listing, searching, paging } = contentIn(language);
  const shown = categoryTexts(language, category);
  return data(
    {
      hero: {
        scene: categoryScene(category),
        image: category.image,
        tint: category.tint,
        eyebrow: texts.eyebrow,
        title: shown.name,
        heading: shown.banner,
        subtitle: shown.intro,
      },
      heading: texts.heading,
      facts: shown.facts && { lines: factLines(shown.facts), lang: shown.facts.lang },
      products: {
        path,
        list: listView(language, list, true),
        facets: facetsView(language, path, query, counted),
        texts: { heading: listing.heading, searching, paging },
      },
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

/** Of the first picture, which depends on the data that `links` does not get. */
function bannerPreloads(category: Category) {
  const picture = category.image ? storedPicture(category.image) : undefined;
  const links = picture ? [storedPreload(picture, '100vw')] : scenePreloads(categoryScene(category));
  return links.map((link) => ({ tagName: 'link' as const, ...link }));
}

export const meta = loadedMeta;

export default function CategoryPage() {
  const { hero, heading, facts, products } = useLoaderData<typeof loader>();
  const { list, facets: view } = products;
  return (
    <>
      <PageHero compact {...hero} />
      <Section compact title={heading}>
        <ProductResults {...products} columns={4}>
          {view && list.found !== undefined && <Facets view={view} found={list.found} />}
        </ProductResults>
        {facts && <CategoryFacts {...facts} />}
      </Section>
    </>
  );
}
