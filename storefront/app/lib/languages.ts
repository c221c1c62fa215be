/** A page's address alone says which language it has: `/id/about` is Indonesian, `/about` English. */
export const LANGUAGES = ['en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

const INDONESIAN = /^\/+id(?=\/|$)/i;

export function languageOf(pathname: string): Language {
  return INDONESIAN.test(pathname) ? 'id' : 'en';
}

export function requestLanguage({ url }: Request): Language {
  return languageOf(new URL(url).pathname);
}

/** @param path a documented one, such as '/product?page=2' */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/id${path.replace(/^\/(?=\?|$)/, '')}`;
}

export function documentedPath(pathname: string): string {
  // Two slashes would begin the name of another host.
  return pathname.replace(INDONESIAN, '').replace(/^\/*/, '/');
}
