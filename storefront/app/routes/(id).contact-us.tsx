import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AwaitContact, AwaitOffice } from '~/components/ui/AwaitContact';
import { InquiryChecklist, CompanyProfile } from '~/components/contact/CompanyProfile';
import { ContactBar } from '~/components/contact/ContactBar';
import { OfficeHours } from '~/components/contact/OfficeHours';
import { PageHero } from '~/components/ui/PageHero';
import { messagesIn } from '~/i18n/messages.server';
import { requestLanguage } from '~/lib/languages';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { paths } from '~/lib/site-paths';

export const links: LinksFunction = () => heroPreloads('coffee-ground');

export function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { contact } = messagesIn(language);
  return { texts: contact, meta: pageMeta(language, { ...contact, path: paths.contact }) };
}

export const meta = loadedMeta;

export default function ContactPage() {
  const { texts } = useLoaderData<typeof loader>();
  const checklist = <InquiryChecklist texts={texts.asking} />;
  return (
    <>
      <PageHero
        scene="coffee-ground"
        title={{ text: texts.hero.title }}
        subtitle={{ text: texts.hero.subtitle }}
      />
      <ContactBar title={texts.title} channels={texts.channels} />
      <div className="container columns page">
        <AwaitOffice>
          {(office) => office.days && <OfficeHours texts={texts.hours} office={office} />}
        </AwaitOffice>
        <CompanyProfile texts={texts.profile} />
        {/* Not while the company has entered no way to reach it. */}
        <AwaitContact loading={checklist} failed={({ notice }) => notice && checklist}>
          {(ways) => Object.values(ways).some(Boolean) && checklist}
        </AwaitContact>
      </div>
    </>
  );
}
