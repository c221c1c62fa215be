import { cachedFacets } from '~/lib/catalogue/facet-cache.server';
import { documentedPath } from '~/lib/languages';
import { amountQuery, readAmount } from '~/lib/catalogue/container-load';
import {
  isListParameter,
  type ProductQuery,
  productQueryPath,
  readProductQuery,
} from '~/lib/catalogue/product-query';
import {
  categoryPath,
  comparePath,
  inquiryPath,
  isProductDetailPath,
  paths,
  sentPath,
} from '~/lib/site-paths';
import { hasFormFields, readSpecQuery, type SpecFacet } from '~/lib/catalogue/spec-query';

/** No other host's, and without `_routes=`, which asks Remix for some of a page's routes only. */
const SITE_ADDRESS = /^\/(?![/\\])(?!.*[?&]_routes=)/;
const DATA = /\.data$/;
const SITEMAP = /^(\/id)?\/sitemap\.xml$/;
const UNCACHED = new Set([comparePath, inquiryPath, sentPath]);
const LISTS = new RegExp(`^(/id)?(${paths.products}|${categoryPath('')}[^/]+)$`);

/** The shortest address of the same page; undefined if spelled oddly, written by a form, of unknown parameters, of a comparison or of an inquiry. */
export function pageAddress(address: string): { url: string; isEndless: boolean } | undefined {
  if (!SITE_ADDRESS.test(address)) return undefined;
  const { pathname, search } = new URL(address, 'http://site');
  if (!isCanonical(pathname)) return undefined;
  if (SITEMAP.test(pathname)) {
    const part = sitemapPart(address);
    return part === undefined
      ? { url: pathname, isEndless: false }
      : { url: `${pathname}?part=${part}`, isEndless: true };
  }
  const page = pathname.replace(DATA, '');
  if (UNCACHED.has(documentedPath(page))) return undefined;
  if (isProductDetailPath(page)) {
    const parameters = new URLSearchParams(search);
    // Such an address is redirected.
    if (parameters.has('feet')) return undefined;
    const amount = readAmount(parameters);
    return { url: pathname + (amount ? amountQuery(amount) : ''), isEndless: amount !== undefined };
  }
  if (!search || !LISTS.test(page)) return { url: pathname, isEndless: false };
  const facets = facetsOf(page, search);
  if (!facets || isFormAddress(search, facets)) return undefined;
  const query = readListQuery(`http://site/${search}`, facets);
  return { url: productQueryPath(pathname, query), isEndless: query.q !== '' || query.spec !== undefined };
}

export function readListQuery(url: string, facets: readonly SpecFacet[]): ProductQuery {
  return { ...readProductQuery(url), spec: readSpecQuery(url, facets) };
}

/** Undefined if `url` is the address of the list already. */
export function listRedirect(
  url: string,
  path: string,
  facets: readonly SpecFacet[] = [],
): string | undefined {
  const { pathname, search } = new URL(url);
  if (isFormAddress(search, facets)) return productQueryPath(path, readListQuery(url, facets));
  return pathname === path ? undefined : path + search;
}

/** Undefined while it is not known what the parameters mean. */
function facetsOf(page: string, search: string): readonly SpecFacet[] | undefined {
  const hasOthers = [...new URLSearchParams(search).keys()].some((each) => !isListParameter(each));
  return hasOthers && documentedPath(page) !== paths.products ? cachedFacets(documentedPath(page)) : [];
}

/** Without scripts a form writes both of its fields, also an empty one. */
function isFormAddress(search: string, facets: readonly SpecFacet[]): boolean {
  const parameters = new URLSearchParams(search);
  const [q, sort] = [parameters.get('q'), parameters.get('sort')];
  const hasEmptyField = q !== null && sort !== null && !(q.trim() && sort);
  return hasEmptyField || hasFormFields(`http://site/${search}`, facets);
}

export function sitemapPart(address: string): number | undefined {
  const part = new URL(address, 'http://site').searchParams.get('part') ?? '';
  return /^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : undefined;
}

function isCanonical(pathname: string): boolean {
  try {
    const segments = pathname.slice(1).split('/');
    return segments.every((each) => encodeURIComponent(decodeURIComponent(each)) === each);
  } catch {
    return false;
  }
}
