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
  /** A stored picture, in place of the site's own, for links to the page. */
  picture?: string | null;
  structuredData?: StructuredData;
}

interface Match {
  id: string;
  data: unknown;
}

/** What search engines and shared links show of a page. */
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

/** For a page that could not be shown; its title is the one the error screen carries. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = { 404: notFound, 503: unavailable }[status] ?? broken;
  return [{ title }, { name: 'description', content: text }, { name: 'robots', content: 'noindex' }];
}

/** The configured origin, which the root's loader hands on; never the request's Host. */
function publicOrigin(matches: readonly Match[]): string | undefined {
  const root = matches.find(({ id }) => id === 'root')?.data;
  if (typeof root !== 'object' || root === null || !('publicUrl' in root)) return undefined;
  return String(root.publicUrl);
}

const LONGEST_DESCRIPTION = 160;

/** Search results show about this much; cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}
