import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import sharePicture from '~/brand/share.jpg';
import { company } from '~/content/company';
import { broken, notFound, unavailable } from '~/content/errors';
import type { StructuredData } from './structured-data.server';

interface Page {
  title: string;
  description: string;
  /** The canonical path. Without one the page asks not to be indexed. */
  path?: string;
  /** A stored picture for shared links, in place of the site's own. */
  picture?: string | null;
  structuredData?: StructuredData;
}

interface Match {
  id: string;
  data: unknown;
}

/** For search engines and shared links. */
export function pageMeta(matches: readonly Match[], page: Page): MetaDescriptor[] {
  const { title, path, picture, structuredData } = page;
  const description = shortened(page.description);
  const origin = publicOrigin(matches);
  const canonical = path && origin && origin + path;
  const named = [
    { title: title.includes(company.name) ? title : `${title} | ${company.name}` },
    { name: 'description', content: description },
  ];
  if (!canonical) return [...named, { name: 'robots', content: 'noindex' }];
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': origin + (picture ?? sharePicture),
    }).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ];
}

/** For a page that failed; the title is its error screen's. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = { 404: notFound, 503: unavailable }[status] ?? broken;
  return [{ title }, { name: 'description', content: text }, { name: 'robots', content: 'noindex' }];
}

/** The configured origin, from the root's loader; never the request's Host. */
function publicOrigin(matches: readonly Match[]): string | undefined {
  const root = matches.find(({ id }) => id === 'root')?.data;
  if (typeof root !== 'object' || root === null || !('publicUrl' in root)) return undefined;
  return String(root.publicUrl);
}

const MAX_DESCRIPTION_LENGTH = 160;

/** To about the length that search results show, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}
