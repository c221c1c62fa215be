import { errorData, offlineMessage } from '~/lib/http/error-data';
import type { Language } from '~/lib/languages';
import type { pageMeta } from './page-meta.server';

export function loadedMeta({ data }: { data: { meta: ReturnType<typeof pageMeta> } | undefined }) {
  return data?.meta ?? [];
}

export function errorMeta(error: unknown, language: Language): ReturnType<typeof pageMeta> {
  const lost = offlineMessage(language);
  const { documentTitle, words } = errorData(error) ?? { documentTitle: lost.title, words: lost };
  return [
    { title: documentTitle },
    { name: 'description', content: words.text },
    { name: 'robots', content: 'noindex' },
  ];
}
