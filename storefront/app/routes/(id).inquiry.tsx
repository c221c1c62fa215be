import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InquiryForm } from '~/components/inquiry/InquiryForm';
import { PageHero } from '~/components/ui/PageHero';
import { messagesIn } from '~/i18n/messages.server';
import { loadInquiryForm } from '~/lib/inquiry-form.server';
import { requestLanguage } from '~/lib/languages';
import { heroPreloads } from '~/lib/pictures/scene-files';
import { loadedMeta } from '~/lib/seo/meta';
import { pageMeta } from '~/lib/seo/page-meta.server';

export const links: LinksFunction = () => heroPreloads('trade');

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const texts = messagesIn(language).asking;
  const form = await loadInquiryForm(language, request);
  return { texts, form, meta: pageMeta(language, texts) };
}

export { noStore as headers } from '~/lib/http/no-store';

export const meta = loadedMeta;

export default function InquiryPage() {
  const { texts, form } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero compact scene="trade" title={{ text: texts.title }} subtitle={{ text: texts.subtitle }} />
      <InquiryForm texts={texts} given={form} />
    </>
  );
}
