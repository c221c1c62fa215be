import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type Category, findCategory } from '~/api/categories.server';
import { loadProductPage } from '~/api/products.server';
import { countFacets, loadFacets } from '~/api/spec-facets.server';
import { orUnavailable } from '~/api/unavailable.server';
import { EmptyState } from '~/components/EmptyState';
import { PageHero } from '~/components/PageHero';
import { CategoryFacts } from '~/components/product/CategoryFacts';
import { Letterhead } from '~/components/product/Letterhead';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/Section';
import { useSite } from '~/components/use-site';
import { contentIn } from '~/content/content.server';
import { facetsView } from '~/facets-view.server';
import { type Language, pathIn, requestLanguage } from '~/languages';
import { listRedirect, readListQuery } from '~/page-address';
import { categoryScene } from '~/pictures/category-scene';
import { pictureTint } from '~/pictures/picture-tint.server';
import { scenePreloads } from '~/pictures/scene-files';
import { storedPicture, storedPreload } from '~/pictures/stored-picture';
import { canonicalListPath, productQueryPath } from '~/product-query';
import { listView } from '~/product-views.server';
import { loadedMeta } from '~/seo/meta';
import { pageMeta } from '~/seo/page-meta.server';
import { breadcrumbs, structuredData } from '~/seo/structured-data.server';
import { categoryPath, paths } from '~/site-paths';
import { specFilter, withoutIdle } from '~/spec-query';
import { categoryTexts } from '~/staff-texts.server';
import { categoryCrumb, trail } from '~/trail.server';

/** Redirects from any other spelling of the category's name, and from what forms write without scripts. */
export async function loader({ request, params: { kategori = '' } }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const category = await orUnavailable(request, findCategory(kategori), 'Gagal memuat kategori');
  if (!category) return data(unknownCategory(language), { status: 404 });

  const path = categoryPath(category.nama_category);
  const facets = await loadFacets(category.id, path);
  const elsewhere = listRedirect(request.url, pathIn(language, path), facets);
  if (elsewhere !== undefined) throw redirect(elsewhere, 301);

  const query = readListQuery(request.url, facets);
  const spec = query.spec && withoutIdle(specFilter(query.spec, facets));
  const [list, counted] = await Promise.all([
    loadProductPage(language, query, category.id, spec),
    spec ? countFacets(category.id, spec) : facets,
  ]);
  const { category: texts, listing, searching, paging } = contentIn(language);
  const shown = categoryTexts(language, category);
  return data(
    {
      ...shown,
      eyebrow: texts.eyebrow,
      heading: texts.heading,
      image: category.image,
      tint: pictureTint(category.tint),
      scene: categoryScene(category),
      products: {
        path,
        list: listView(language, path, list, 'category'),
        facets: facetsView(language, path, query, counted),
        texts: { heading: listing.heading, searching, paging },
      },
      unknown: undefined,
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

/** The typed name is not shown: any link could have the page say what it likes. */
function unknownCategory(language: Language) {
  const { eyebrow, heading, unknown, unknownTitle } = contentIn(language).category;
  return {
    name: { text: unknownTitle },
    banner: undefined,
    intro: undefined,
    facts: undefined,
    eyebrow,
    heading,
    image: null,
    tint: undefined,
    scene: categoryScene(undefined),
    products: undefined,
    unknown,
    meta: [...pageMeta(language, { title: unknownTitle, description: unknown }), ...bannerPreloads()],
  };
}

/** Of the first picture, which depends on the data that `links` does not get. */
function bannerPreloads(category?: Category) {
  const picture = category?.image ? storedPicture(category.image) : undefined;
  const links = picture ? [storedPreload(picture, '100vw')] : scenePreloads(categoryScene(category));
  return links.map((link) => ({ tagName: 'link' as const, ...link }));
}

export const meta = loadedMeta;

export default function CategoryPage() {
  const { name, banner, intro, facts, eyebrow, heading, image, tint, scene, products, unknown } =
    useLoaderData<typeof loader>();
  const { navigation } = useSite().texts;
  return (
    <>
      {products && <Letterhead path={productQueryPath(products.path, products.list.query)} />}
      <PageHero
        compact
        scene={scene}
        image={image}
        tint={tint}
        eyebrow={eyebrow}
        title={name}
        heading={banner}
        subtitle={intro}
      />
      <Section compact title={heading}>
        {products && <ProductResults {...products} columns={4} />}
        {unknown && (
          <EmptyState message={unknown} links={[{ to: paths.products, label: navigation.allCategories }]} />
        )}
        {facts && <CategoryFacts facts={facts} />}
      </Section>
    </>
  );
}
