const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };
const GZIP = { 'accept-encoding': 'gzip' };

/** `ratio`: CPU as a multiple of bare's; `rate`: requests/s as a share of bare's. */
const CACHED = { ratio: 2 };
const CACHED_PAGE = { ...CACHED, rate: 7000 / 11000 };
/** A page that is rendered becomes cheaper for its first thousand requests, while V8 compiles what renders it. */
const RENDERED = { budget: { ratio: 90 }, warmUp: 10 };
const JSON_BODY = { 'content-type': 'application/json' };
const LIST = '/api/product?range=%5B0,11%5D';

/**
 * `each` gives every request an address or body of its own: an uncached answer is one that was never asked for.
 * The home page has one address and only a write makes it uncached: one connection writes and reads in turn.
 */
export const ROWS = [
  page('/'),
  page('/', 'brotli', BROTLI),
  page('/product'),
  page('/product', 'gzip', GZIP),
  page('/product', 'brotli', BROTLI),
  page('/produk/1'),
  { ...page('/produk/1', '304'), budget: CACHED, conditional: true },
  { ...page('/produk/1.data', 'brotli', BROTLI), budget: CACHED },
  {
    ...page('/product', 'uncached'),
    ...RENDERED,
    catalogue: 'alike',
    each: (number, { searches }) => ({ path: `/product?q=${encodeURIComponent(nth(searches, number))}` }),
  },
  {
    ...page('/produk/1', 'uncached'),
    ...RENDERED,
    catalogue: 'many',
    each: (number, { many }) => ({ path: `/produk/${nth(many, number)}` }),
  },
  {
    ...page('/', 'after a change'),
    ...RENDERED,
    budget: {},
    connections: 1,
    per: 2,
    each: (number, { token, products }) =>
      number % 2 === 0 ? {} : change(token, `/api/product/${products[0].id}`, 'PUT', products, number),
  },
  { name: 'API list of 12', path: LIST, budget: CACHED },
  { name: 'API list of 12, brotli', path: LIST, headers: BROTLI, budget: CACHED },
  { name: 'API list of 12, 304', path: LIST, budget: CACHED, conditional: true },
  {
    name: 'API list of 12, uncached',
    path: LIST,
    budget: { ratio: 25 },
    each: (number, { products }) => ({
      path: `${LIST}&filter=${encodeURIComponent(JSON.stringify({ id: order(products, number) }))}`,
    }),
  },
  { name: 'API detail', path: '/api/product/1', budget: CACHED },
  { name: 'API detail, 304', path: '/api/product/1', budget: CACHED, conditional: true },
  {
    name: 'back office script, brotli',
    path: (found) => found.backOfficeScript,
    headers: BROTLI,
    budget: CACHED,
  },
  {
    name: 'storefront script, brotli',
    path: (found) => found.storefrontScript,
    headers: BROTLI,
    budget: CACHED,
  },
  { name: 'picture', path: (found) => found.picture },
  {
    name: 'login, 4 connections',
    method: 'POST',
    path: '/api/admins/login',
    connections: 4,
    headers: JSON_BODY,
    each: (_, { administrator }) => ({ body: JSON.stringify(administrator) }),
  },
  {
    name: 'create',
    path: '/api/product',
    status: 201,
    each: (number, { token, products }) => change(token, '/api/product', 'POST', products, number),
  },
];

function change(token, path, method, [{ description, price, category_id }], number) {
  return {
    method,
    path,
    headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: `Produk ${number}`, description, price, category_id }),
  };
}

function nth(all, number) {
  if (number >= all.length) throw new Error(`only ${all.length} requests can differ`);
  return all[number];
}

function order(products, number) {
  const left = products.map(({ id }) => id);
  return products.map((_, at) => {
    const [id] = left.splice(number % left.length, 1);
    number = Math.floor(number / (products.length - at));
    return id;
  });
}

function page(path, kind = 'plain', headers = {}) {
  return { name: `${path} ${kind}`, path, headers: { ...BROWSER, ...headers }, budget: CACHED_PAGE };
}

export function requestOf(row, number, found, etag) {
  const path = typeof row.path === 'function' ? row.path(found) : row.path;
  const { headers, ...rest } = row.each?.(number, found) ?? {};
  return {
    method: row.method ?? 'GET',
    path,
    ...rest,
    headers: { ...row.headers, ...headers, ...(row.conditional && etag && { 'if-none-match': etag }) },
  };
}
