import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanyInfo } from '~/api/company-info.server';
import { loadHomeProducts } from '~/api/products.server';
import { ButtonLink } from '~/components/ButtonLink';
import { EmptyState } from '~/components/EmptyState';
import { Band } from '~/components/home/Band';
import { CompanyInfoCards } from '~/components/home/CompanyInfoCards';
import { HomeHero } from '~/components/home/HomeHero';
import { ProductCarousel } from '~/components/home/ProductCarousel';
import { ValueCards } from '~/components/home/ValueCards';
import { LoopingVideo } from '~/components/LoopingVideo';
import { Section } from '~/components/Section';
import { empty } from '~/content/catalogue';
import { home } from '~/content/home';
import { slides } from '~/content/slides';
import { scenePreloads } from '~/pictures/scene-files';
import { pageMeta } from '~/seo/page-meta';
import { organization, structuredData } from '~/seo/structured-data.server';
import { paths } from '~/site-paths';

export const links: LinksFunction = () => scenePreloads(slides[0].scene);

export async function loader() {
  const [products, companyInfo] = await Promise.all([loadHomeProducts(), loadCompanyInfo()]);
  return { products, companyInfo, structuredData: structuredData(organization()) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { ...home, path: paths.home, structuredData: data?.structuredData });

export default function HomePage() {
  const { products, companyInfo } = useLoaderData<typeof loader>();
  return (
    <>
      {/* The titles of the hero's slides change; this one stays. */}
      <h1 className="visually-hidden">{home.title}</h1>
      <HomeHero />
      <Section
        eyebrow={home.products.eyebrow}
        title={home.products.title}
        aside={
          <ButtonLink to={paths.products} variant="quiet">
            {home.products.all}
          </ButtonLink>
        }
      >
        {products?.length ? (
          <ProductCarousel products={products} />
        ) : (
          <EmptyState message={products ? empty.products : empty.failed} />
        )}
      </Section>
      <Section eyebrow={home.values.eyebrow} title={home.values.title}>
        <ValueCards />
      </Section>
      <Band {...home.video} to={paths.products} backdrop={<LoopingVideo />} />
      {companyInfo.length > 0 && (
        <Section tone="leaf" eyebrow={home.why.eyebrow} title={home.why.title} intro={home.why.intro}>
          <CompanyInfoCards entries={companyInfo} />
        </Section>
      )}
      <Band {...home.closing} to={paths.contact} />
    </>
  );
}
