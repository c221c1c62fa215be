import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type Category, findCategory } from '~/api/categories.server';
import { loadProductPage } from '~/api/products.server';
import { orUnavailable } from '~/api/unavailable.server';
import { EmptyState } from '~/components/EmptyState';
import { PageHero } from '~/components/PageHero';
import { CategoryFacts } from '~/components/product/CategoryFacts';
import { Letterhead } from '~/components/product/Letterhead';
import { ProductResults } from '~/components/product/ProductResults';
import { Section } from '~/components/Section';
import { category as texts, empty } from '~/content/catalogue';
import { navigation } from '~/content/site';
import { listRedirect } from '~/page-address';
import { categoryScene } from '~/pictures/category-scene';
import { scenePreloads } from '~/pictures/scene-files';
import { storedPicture, storedPreload } from '~/pictures/stored-picture';
import { canonicalListPath, productQueryPath, readProductQuery } from '~/product-query';
import { pageMeta } from '~/seo/page-meta';
import { breadcrumbs, structuredData } from '~/seo/structured-data.server';
import { categoryPath, paths } from '~/site-paths';
import { categoryCrumb, trail } from '~/trail';

/** Redirects from any other spelling of the category's name, and from empty fields of the search. */
export async function loader({ request, params: { kategori = '' } }: LoaderFunctionArgs) {
  const category = await orUnavailable(findCategory(kategori), 'Gagal memuat kategori');
  // The typed name is not shown: any link could put words in the site's mouth.
  if (!category) {
    return data({ category: undefined, list: undefined, structuredData: undefined }, { status: 404 });
  }

  const elsewhere = listRedirect(request.url, categoryPath(category.nama_category));
  if (elsewhere !== undefined) throw redirect(elsewhere, 301);

  const list = await loadProductPage(readProductQuery(request.url), category.id);
  return data(
    {
      category,
      list,
      structuredData: structuredData(breadcrumbs(trail(categoryCrumb(category.nama_category)))),
    },
    { status: list.outOfRange ? 404 : 200 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { category, list, structuredData } = loaded;
  const name = category?.nama_category ?? texts.unknownTitle;
  const path = list && canonicalListPath(categoryPath(name), list);
  return [
    ...pageMeta(matches, {
      title: name,
      description: list ? texts.description(name) : texts.unknown,
      path,
      structuredData,
    }),
    // The first picture depends on the data, which `links` does not get.
    ...bannerPreloads(category).map((link) => ({ tagName: 'link' as const, ...link })),
  ];
};

function bannerPreloads(category: Category | undefined) {
  const picture = category?.image ? storedPicture(category.image) : undefined;
  return picture ? [storedPreload(picture, '100vw')] : scenePreloads(categoryScene(category));
}

export default function CategoryPage() {
  const { category, list } = useLoaderData<typeof loader>();
  const name = category?.nama_category ?? texts.unknownTitle;
  return (
    <>
      {list && <Letterhead path={productQueryPath(categoryPath(name), list.query)} />}
      <PageHero
        compact
        scene={categoryScene(category)}
        image={category?.image}
        eyebrow={texts.eyebrow}
        title={name}
        heading={category?.heading}
        subtitle={category?.intro}
      />
      <Section compact title={texts.heading}>
        {list ? (
          <ProductResults path={categoryPath(name)} list={list} columns={4} whenEmpty={empty.category} />
        ) : (
          <EmptyState
            message={texts.unknown}
            link={{ to: paths.products, label: navigation.allCategories }}
          />
        )}
        {category?.facts && <CategoryFacts facts={category.facts} />}
      </Section>
    </>
  );
}
