import { type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OfficeHours } from '~/components/contact/OfficeHours';
import { AwaitOffice } from '~/components/ui/AwaitContact';
import { ButtonLink } from '~/components/ui/ButtonLink';
import { PageHero } from '~/components/ui/PageHero';
import { messagesIn } from '~/i18n/messages.server';
import { pathIn, requestLanguage } from '~/lib/languages';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { inquiryPath, paths } from '~/lib/site-paths';

export const links: LinksFunction = () => heroPreloads('trade');

export function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const [code] = /^E-[0-9A-Z]{6}$/.exec(new URL(request.url).searchParams.get('code') ?? '') ?? [];
  if (!code) throw redirect(pathIn(language, inquiryPath));
  const { sent, contact } = messagesIn(language);
  return { code, texts: sent, hours: contact.hours, meta: pageMeta(language, sent) };
}

export { noStore as headers } from '~/lib/http/no-store';

export const meta = loadedMeta;

export default function SentPage() {
  const { code, texts, hours } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero compact scene="trade" title={{ text: texts.title }} />
      <div className="container stack page">
        <p className="lead" data-seen="inquiry">
          {texts.code} <strong>{code}</strong>
        </p>
        <p>{texts.keep}</p>
        <AwaitOffice>{(office) => <OfficeHours texts={hours} office={office} />}</AwaitOffice>
        <ButtonLink to={paths.products} label={texts.more} />
      </div>
    </>
  );
}
