import { cachedFacets } from '~/lib/catalogue/facet-cache.server';
import { documentedPath } from '~/lib/languages';
import { amountQuery, readAmount } from '~/lib/catalogue/container-load';
import { ofList, type ProductQuery, productQueryPath, readProductQuery } from '~/lib/catalogue/product-query';
import { categoryPath, isProductDetailPath, paths } from '~/lib/site-paths';
import { hasFormFields, readSpecQuery, type SpecFacet } from '~/lib/catalogue/spec-query';

/** Neither of another host nor of some of a page's routes only. */
const OWN = /^\/(?![/\\])(?!.*[?&]_routes=)/;
const DATA = /\.data$/;
const SITEMAP = /^(\/id)?\/sitemap\.xml$/;
const LISTS = new RegExp(`^(/id)?(${paths.products}|${categoryPath('')}[^/]+)$`);

/**
 * The shortest address that gives the same page, or the same data for a page: unknown parameters of the query are left out, and
 * parameters that count as missing. Undefined for a path that is not spelled as a link of the site would spell it, for
 * what a form writes, and while it is not known which parameters a category has.
 */
export function pageAddress(address: string): { url: string; isEndless: boolean } | undefined {
  if (!OWN.test(address)) return undefined;
  const { pathname, search } = new URL(address, 'http://site');
  if (!isCanonical(pathname)) return undefined;
  if (SITEMAP.test(pathname)) {
    const part = sitemapPart(address);
    return part === undefined
      ? { url: pathname, isEndless: false }
      : { url: `${pathname}?part=${part}`, isEndless: true };
  }
  const page = pathname.replace(DATA, '');
  if (isProductDetailPath(page)) {
    const parameters = new URLSearchParams(search);
    // Such an address is redirected.
    if (parameters.has('feet')) return undefined;
    const amount = readAmount(parameters);
    return { url: pathname + (amount ? amountQuery(amount) : ''), isEndless: amount !== undefined };
  }
  if (!search || !LISTS.test(page)) return { url: pathname, isEndless: false };
  const facets = facetsOf(page, search);
  if (!facets || isOfForm(search, facets)) return undefined;
  const query = readListQuery(`http://site/${search}`, facets);
  return { url: productQueryPath(pathname, query), isEndless: query.q !== '' || query.spec !== undefined };
}

/** @param facets of the category whose list it is */
export function readListQuery(url: string, facets: readonly SpecFacet[]): ProductQuery {
  return { ...readProductQuery(url), spec: readSpecQuery(url, facets) };
}

/** The address of the list that is asked for, if it is another one than `url`. */
export function listRedirect(
  url: string,
  path: string,
  facets: readonly SpecFacet[] = [],
): string | undefined {
  const { pathname, search } = new URL(url);
  if (isOfForm(search, facets)) return productQueryPath(path, readListQuery(url, facets));
  return pathname === path ? undefined : path + search;
}

/** Undefined while it is not known what the parameters mean. */
function facetsOf(page: string, search: string): readonly SpecFacet[] | undefined {
  const hasOthers = [...new URLSearchParams(search).keys()].some((each) => !ofList(each));
  return hasOthers && documentedPath(page) !== paths.products ? cachedFacets(documentedPath(page)) : [];
}

/** As forms write it without scripts: with both of their fields, also with an empty one. */
function isOfForm(search: string, facets: readonly SpecFacet[]): boolean {
  const parameters = new URLSearchParams(search);
  const [q, sort] = [parameters.get('q'), parameters.get('sort')];
  const hasEmptyField = q !== null && sort !== null && !(q.trim() && sort);
  return hasEmptyField || hasFormFields(`http://site/${search}`, facets);
}

/** Which part of a sitemap that is an index is asked for. */
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
