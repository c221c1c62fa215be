import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanyInfo } from '~/api/company-info.server';
import { Commitments } from '~/components/about/Commitments';
import { ExportHistory } from '~/components/about/ExportHistory';
import { Reasons } from '~/components/about/Reasons';
import { WhoWeAre } from '~/components/about/WhoWeAre';
import { ButtonLink } from '~/components/ButtonLink';
import { PageHero } from '~/components/PageHero';
import { Section } from '~/components/Section';
import { about } from '~/content/about';
import { company } from '~/content/company';
import { scenePreloads } from '~/pictures/scene-files';
import { pageMeta } from '~/seo/page-meta';
import { organization, structuredData } from '~/seo/structured-data.server';
import { paths } from '~/site-paths';

export const links: LinksFunction = () => scenePreloads('coffee-arabica-green');

export async function loader() {
  return { companyInfo: await loadCompanyInfo(), structuredData: structuredData(organization()) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { ...about, path: paths.about, structuredData: data?.structuredData });

export default function AboutPage() {
  const { companyInfo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero scene="coffee-arabica-green" title={about.hero.title} subtitle={company.mission}>
        <ButtonLink to={paths.contact} variant="light">
          {about.hero.button}
        </ButtonLink>
      </PageHero>
      <WhoWeAre />
      <Section tone="leaf" title={about.vision.title} intro={about.vision.intro}>
        <Commitments />
      </Section>
      <Section title={about.exports.title} intro={about.exports.intro}>
        <ExportHistory />
      </Section>
      {companyInfo.length > 0 && (
        <Section tone="paper" title={about.why.title} intro={about.why.intro}>
          <Reasons entries={companyInfo} />
        </Section>
      )}
    </>
  );
}
