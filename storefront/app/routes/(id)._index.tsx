import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanyInfo } from '~/api/company-info.server';
import { loadHomeProducts } from '~/api/products.server';
import { ButtonLink } from '~/components/ButtonLink';
import { EmptyState } from '~/components/EmptyState';
import { Band } from '~/components/home/Band';
import { CompanyInfoCards } from '~/components/home/CompanyInfoCards';
import { HomeHero } from '~/components/home/HomeHero';
import { ProductCarousel } from '~/components/home/ProductCarousel';
import { FIRST_SCENE } from '~/components/home/slides';
import { ValueCards } from '~/components/home/ValueCards';
import { LoopingVideo } from '~/components/LoopingVideo';
import { Section } from '~/components/Section';
import { contentIn } from '~/content/content.server';
import { requestLanguage } from '~/languages';
import { officeSoon } from '~/office.server';
import { scenePreloads } from '~/pictures/scene-files';
import { cardWithOffer } from '~/product-views.server';
import { loadedMeta } from '~/seo/meta';
import { pageMeta } from '~/seo/page-meta.server';
import { organization, structuredData } from '~/seo/structured-data.server';
import { paths } from '~/site-paths';
import { shownCompanyInfo } from '~/staff-texts.server';

export const links: LinksFunction = () => scenePreloads(FIRST_SCENE);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { home, empty, emptyNote } = contentIn(language);
  const [products, companyInfo, office] = await Promise.all([
    loadHomeProducts(),
    loadCompanyInfo(),
    officeSoon(language),
  ]);
  return {
    texts: home,
    products: products?.map((product) => cardWithOffer(language, product)) ?? [],
    ...(!products?.length && { empty: empty[products ? 'products' : 'failed'] }),
    ...(!products?.length && language !== 'id' && { emptyNote: emptyNote[products ? 'products' : 'failed'] }),
    companyInfo: companyInfo.map((entry) => shownCompanyInfo(language, entry)),
    meta: pageMeta(language, {
      ...home,
      path: paths.home,
      structuredData: structuredData(organization(language, office)),
    }),
  };
}

export const meta = loadedMeta;

export default function HomePage() {
  const { texts, products, empty, emptyNote, companyInfo } = useLoaderData<typeof loader>();
  return (
    <>
      {/* The titles of the hero's slides change; this one stays. */}
      <h1 className="visually-hidden">{texts.title}</h1>
      <HomeHero texts={texts.hero} slides={texts.slides} />
      <Section
        eyebrow={texts.products.eyebrow}
        title={texts.products.title}
        aside={<ButtonLink to={paths.products} variant="quiet" label={texts.products.all} />}
      >
        {empty === undefined ? (
          <ProductCarousel products={products} texts={texts.products} />
        ) : (
          <EmptyState message={empty} note={emptyNote} />
        )}
      </Section>
      <Section eyebrow={texts.values.eyebrow} title={texts.values.title}>
        <ValueCards texts={texts.valueCards} />
      </Section>
      <Band {...texts.video} to={paths.products} backdrop={<LoopingVideo />} />
      {companyInfo.length > 0 && (
        <Section tone="leaf" eyebrow={texts.why.eyebrow} title={texts.why.title} intro={texts.why.intro}>
          <CompanyInfoCards entries={companyInfo} button={texts.why.button} />
        </Section>
      )}
      <Band {...texts.closing} to={paths.contact} />
    </>
  );
}
