import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanyInfo } from '~/lib/api/company-info.server';
import { loadHomeProducts } from '~/lib/api/products.server';
import { ButtonLink } from '~/components/ui/ButtonLink';
import { EmptyState } from '~/components/ui/EmptyState';
import { Band } from '~/components/home/Band';
import { CompanyInfoCards } from '~/components/home/CompanyInfoCards';
import { HomeHero } from '~/components/home/HomeHero';
import { ProductCarousel } from '~/components/home/ProductCarousel';
import { FIRST_SCENE } from '~/components/home/slides';
import { ValueCards } from '~/components/home/ValueCards';
import { LoopingVideo } from '~/components/ui/LoopingVideo';
import { Section } from '~/components/ui/Section';
import { messagesIn } from '~/i18n/messages.server';
import { requestLanguage } from '~/lib/languages';
import { officeSoon } from '~/lib/office.server';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { productCard } from '~/lib/catalogue/product-views.server';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { organization, structuredData } from '~/lib/seo/structured-data.server';
import { paths } from '~/lib/site-paths';
import { localizedCompanyInfo } from '~/lib/localized-text.server';

export const links: LinksFunction = () => heroPreloads(FIRST_SCENE);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { home, empty, emptyNote } = messagesIn(language);
  const [products, companyInfo, office] = await Promise.all([
    loadHomeProducts(),
    loadCompanyInfo(),
    officeSoon(language),
  ]);
  return {
    texts: home,
    products: products?.map((product) => productCard(language, product)) ?? [],
    ...(!products?.length && { empty: empty[products ? 'products' : 'failed'] }),
    ...(!products?.length && language !== 'id' && { emptyNote: emptyNote[products ? 'products' : 'failed'] }),
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
