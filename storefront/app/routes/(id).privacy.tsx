import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageHero } from '~/components/ui/PageHero';
import { PageLink } from '~/components/ui/PageLink';
import { messagesIn } from '~/i18n/messages.server';
import { requestLanguage } from '~/lib/languages';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';
import { paths } from '~/lib/site-paths';

export const links: LinksFunction = () => heroPreloads('trade');

export function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { privacy } = messagesIn(language);
  return { texts: privacy, meta: pageMeta(language, { ...privacy, path: paths.privacy }) };
}

export const meta = loadedMeta;

export default function PrivacyPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero compact scene="trade" title={{ text: texts.title }} />
      <div className="container stack page">
        {Object.entries(texts.sections).map(([name, { title, text }]) => (
          <section key={name}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <PageLink to={paths.contact}>{texts.contact}</PageLink>
      </div>
    </>
  );
}
