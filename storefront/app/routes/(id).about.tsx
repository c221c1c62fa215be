import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanyInfo } from '~/lib/api/company-info.server';
import { loadPapers } from '~/lib/api/papers.server';
import { papersView } from '~/lib/catalogue/papers-view.server';
import { Commitments } from '~/components/about/Commitments';
import { ExportHistory } from '~/components/about/ExportHistory';
import { WhoWeAre } from '~/components/about/WhoWeAre';
import { Band, Bands } from '~/components/ui/Band';
import { CompanyInfoCards } from '~/components/ui/CompanyInfoCards';
import { ButtonLink } from '~/components/ui/ButtonLink';
import { PageHero } from '~/components/ui/PageHero';
import { PaperList } from '~/components/ui/PaperList';
import { Section } from '~/components/ui/Section';
import { messagesIn } from '~/i18n/messages.server';
import { requestLanguage } from '~/lib/languages';
import { officeSoon } from '~/lib/office.server';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { organization, structuredData } from '~/lib/seo/structured-data.server';
import { ABOUT_SHIPPING, paths } from '~/lib/site-paths';
import { localizedCompanyInfo } from '~/lib/localized-text.server';

export const links: LinksFunction = () => heroPreloads('coffee-arabica-green');

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { about, company, exportMap, destinations } = messagesIn(language);
  const [companyInfo, office, papers] = await Promise.all([
    loadCompanyInfo(),
    officeSoon(language),
    loadPapers({ company: true }),
  ]);
  return {
    texts: about,
    mission: company.mission,
    mapAlt: exportMap.alt(Object.keys(destinations).join(', ')),
    ports: Object.entries(destinations).map(([name, described]) => ({ name, ...described })),
    companyInfo: companyInfo.map((entry) => localizedCompanyInfo(language, entry)),
    papers: papersView(language, papers),
    meta: pageMeta(language, {
      ...about,
      path: paths.about,
      structuredData: structuredData(organization(language, office)),
    }),
  };
}

export const meta = loadedMeta;

export default function AboutPage() {
  const { texts, mission, mapAlt, ports, companyInfo, papers } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero scene="coffee-arabica-green" title={{ text: texts.hero.title }} subtitle={{ text: mission }}>
        <ButtonLink to={paths.contact} variant="light" label={texts.hero.button} />
      </PageHero>
      <WhoWeAre texts={texts.who} />
      <Section compact tone="leaf" title={texts.vision.title}>
        <Commitments texts={texts.commitments} />
      </Section>
      <Section compact id={ABOUT_SHIPPING} title={texts.exports.title} intro={texts.exports.intro}>
        <ExportHistory mapAlt={mapAlt} ports={ports} />
      </Section>
      {papers && (
        <Section compact title={papers.heading}>
          <PaperList papers={papers.papers} />
        </Section>
      )}
      {companyInfo.length > 0 && (
        <Section compact tone="paper" title={texts.why.title}>
          <CompanyInfoCards entries={companyInfo} />
        </Section>
      )}
      <Bands>
        <Band {...texts.question} to={paths.contact} />
      </Bands>
    </>
  );
}
