import { always } from '~/content/always';
import { errorData } from '~/error-data';
import type { Language } from '~/languages';
import type { pageMeta } from './page-meta.server';

/** A page's own, which its loader has written. */
export function loadedMeta({ data }: { data: { meta: ReturnType<typeof pageMeta> } | undefined }) {
  return data?.meta ?? [];
}

/** For a page that failed. */
export function errorMeta(error: unknown, language: Language): ReturnType<typeof pageMeta> {
  const { broken } = always[language];
  const { documentTitle, words } = errorData(error) ?? { documentTitle: broken.title, words: broken };
  return [
    { title: documentTitle },
    { name: 'description', content: words.text },
    { name: 'robots', content: 'noindex' },
  ];
}
