import type { MetaDescriptor } from '@remix-run/react';
import indonesianShare from '~/brand/share-id.jpg';
import englishShare from '~/brand/share.jpg';
import { company } from '~/i18n/company';
import { env } from '~/env.server';
import { type Language, LANGUAGES, pathIn } from '~/lib/languages';
import { cardPicture } from '~/lib/pictures/stored-picture';
import { shorten } from '~/lib/shorten';
import type { StructuredData } from './structured-data.server';

interface Page {
  title: string;
  description: string;
  /** The documented path of its canonical address. Without one the page asks not to be indexed. */
  path?: string;
  /** Whether the page in the other language says the same; by default it does. */
  isTranslated?: boolean;
  /** A stored picture for shared links, in place of the site's own. */
  picture?: string | null;
  structuredData?: StructuredData;
}

const SHARE_PICTURES = { en: englishShare, id: indonesianShare } as const satisfies Record<Language, string>;
const LOCALES = { en: 'en_US', id: 'id_ID' } as const satisfies Record<Language, string>;

/** Search results show about this length. */
const MAX_DESCRIPTION_LENGTH = 160;

const X_DEFAULT = 'x-default' as const;

export function pageMeta(language: Language, page: Page): MetaDescriptor[] {
  const { title, path, isTranslated = true, picture, structuredData } = page;
  const description = shorten(page.description, MAX_DESCRIPTION_LENGTH);
  const named = [
    { title: title.includes(company.name) ? title : `${title} | ${company.name}` },
    { name: 'description', content: description },
  ];
  if (!path) return [...named, { name: 'robots', content: 'noindex' }];
  const address = (of: Language) => env.PUBLIC_URL + pathIn(of, path);
  const others = isTranslated ? LANGUAGES.filter((each) => each !== language) : [];
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...(isTranslated ? [...LANGUAGES, X_DEFAULT] : []).map((hrefLang) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: address(hrefLang === X_DEFAULT ? 'en' : hrefLang),
    })),
    ...[
      ['og:type', 'website'],
      ['og:site_name', company.name],
      ['og:locale', LOCALES[language]],
      ...others.map((other) => ['og:locale:alternate', LOCALES[other]]),
      ['og:title', title],
      ['og:description', description],
      ['og:url', address(language)],
      ...sharedPicture(language, picture),
      ['og:image:alt', title],
    ].map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ];
}

function sharedPicture(language: Language, picture: string | null | undefined) {
  const card = picture ? cardPicture(picture) : undefined;
  const { path, width, height } = card ?? { path: SHARE_PICTURES[language], width: 1200, height: 630 };
  return [
    ['og:image', new URL(path, env.PUBLIC_URL).href],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
  ];
}
