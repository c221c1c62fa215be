import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanyInfo } from '~/lib/api/company-info.server';
import { loadHomeProducts } from '~/lib/api/products.server';
import { EmptyState } from '~/components/ui/EmptyState';
import { Band, Bands } from '~/components/ui/Band';
import { CategoryTiles } from '~/components/home/CategoryTiles';
import { CompanyInfoCards } from '~/components/ui/CompanyInfoCards';
import { HomeHero } from '~/components/home/HomeHero';
import { ProductCarousel } from '~/components/home/ProductCarousel';
import { FIRST_SCENE } from '~/components/home/slides';
import { ValueCards } from '~/components/home/ValueCards';
import { LoopingVideo } from '~/components/ui/LoopingVideo';
import { PageLink } from '~/components/ui/PageLink';
import { SearchForm } from '~/components/ui/SearchBox';
import { Section } from '~/components/ui/Section';
import { messagesIn } from '~/i18n/messages.server';
import { requestLanguage } from '~/lib/languages';
import { officeSoon } from '~/lib/office.server';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { categoryTiles } from '~/lib/catalogue/category-tiles.server';
import { noProducts, productCard } from '~/lib/catalogue/product-views.server';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { organization, structuredData } from '~/lib/seo/structured-data.server';
import { paths } from '~/lib/site-paths';
import { localizedCompanyInfo } from '~/lib/localized-text.server';

export const links: LinksFunction = () => heroPreloads(FIRST_SCENE);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { home } = messagesIn(language);
  const [products, tiles, companyInfo, office] = await Promise.all([
    loadHomeProducts(),
    categoryTiles(language),
    loadCompanyInfo(),
    officeSoon(language),
  ]);
  return {
    texts: home,
    products: products?.map((product) => productCard(language, product)) ?? [],
    ...(!products?.length && { none: noProducts(language, products ? 'products' : 'failed') }),
    tiles,
    companyInfo: companyInfo.map((entry) => localizedCompanyInfo(language, entry)),
    meta: pageMeta(language, {
      ...home,
      path: paths.home,
      structuredData: structuredData(organization(language, office)),
    }),
  };
}

export const meta = loadedMeta;

export default function HomePage() {
  const { texts, products, none, tiles, companyInfo } = useLoaderData<typeof loader>();
  return (
    <>
      {/* The titles of the hero's slides change; this one stays. */}
      <h1 className="visually-hidden">{texts.title}</h1>
      <HomeHero texts={texts.hero} slides={texts.slides} />
      {tiles.length > 0 && (
        <Section compact title={texts.categories.title} aside={<SearchForm />}>
          <CategoryTiles tiles={tiles} />
        </Section>
      )}
      <Section compact title={texts.products.title}>
        {none === undefined ? (
          <ProductCarousel products={products} texts={texts.products}>
            <PageLink to={paths.products}>{texts.products.all}</PageLink>
          </ProductCarousel>
        ) : (
          <EmptyState {...none} />
        )}
      </Section>
      <Section compact title={texts.values.title}>
        <ValueCards texts={texts.valueCards} />
      </Section>
      {companyInfo.length > 0 && (
        <Section compact tone="leaf" title={texts.why.title}>
          <CompanyInfoCards entries={companyInfo} button={texts.why.button} />
        </Section>
      )}
      <Bands>
        <Band {...texts.video} to={paths.products} backdrop={<LoopingVideo />} />
        <Band {...texts.closing} to={paths.contact} />
      </Bands>
    </>
  );
}
