import { wordOf } from './growth-catalogue.mjs';

const PAGE = 12;
const FORM = 'etalase';

export function rowsFor({ token, total }) {
  const headers = { authorization: `Bearer ${token}` };
  const list = (name, parts) => ({
    name,
    paged: true,
    each: (n) => ({ path: `/api/product?${query({ range: range(n % 5), ...parts(n) })}` }),
  });
  const sorted = (field, order) => list(`sort by ${field}`, () => ({ sort: [field, order] }));
  const page = (name, path) => ({ name, paged: true, amount: 200, each: () => ({ path }) });
  const inbox = (name, filter) => ({
    name,
    inbox: true,
    each: (n) => ({
      path: `/api/inquiry?${query({ filter, sort: ['follow_up_at', 'ASC'], range: range(n % 5, 25) })}`,
      headers,
    }),
  });
  const slow = (name, request) => ({ name, connections: 1, amount: 5, each: () => request });
  const lastPage = Math.max(0, Math.ceil(total / PAGE) - 1);
  return [
    list('list', () => ({})),
    sorted('name', 'ASC'),
    sorted('name_en', 'ASC'),
    sorted('price', 'DESC'),
    sorted('created_at', 'DESC'),
    sorted('updated_at', 'DESC'),
    sorted('category_id', 'ASC'),
    sorted('category.nama_category', 'ASC'),
    list('category, newest first', (n) => ({
      filter: { category_id: 1 + (n % 3) },
      sort: ['created_at', 'DESC'],
    })),
    list('search, one hit', (n) => ({ filter: { q: wordOf(n % 19) }, range: range(0) })),
    list('search, one in 100', () => ({ filter: { q: 'arabi' }, range: range(0) })),
    list('search, one in 10', () => ({ filter: { q: 'kopi' }, range: range(0) })),
    list('search, a typing error', () => ({ filter: { q: 'koppi' }, range: range(0) })),
    list('search, a category', () => ({ filter: { q: 'coffee' }, range: range(0) })),
    list('search, no hit', (n) => ({ filter: { q: `tidak ada ${n}` } })),
    list('page in the middle', (n) => ({ range: range(Math.floor(lastPage / 2) + (n % 3)) })),
    list('last page', () => ({ range: range(lastPage) })),
    { name: 'detail', paged: true, each: (n) => ({ path: `/api/product/${1 + (n % 12)}` }) },
    page('page of a category', '/product-list/Coffee'),
    page('home', '/'),
    {
      ...list('admin list', () => ({})),
      each: (n) => ({
        path: `/api/product?${query({ sort: ['id', 'DESC'], range: range(n % 5, 25) })}`,
        headers,
      }),
    },
    inbox('inbox', {}),
    inbox('inbox, today', { due: 'today' }),
    inbox('inbox, of one product', { product_id: 1 }),
    inbox('inbox, a word', { q: 'siti' }),
    slow('sitemap', { path: '/sitemap.xml' }),
    slow('sitemap, a part', { path: '/sitemap.xml?part=1' }),
    slow('export, CSV', { path: '/api/product-sheet?format=csv', headers }),
    slow('export, XLSX', { path: '/api/product-sheet?format=xlsx', headers }),
    slow('import, checked', {
      method: 'POST',
      path: '/api/product-sheet?apply=false',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${FORM}` },
      body: sheetOf(1000),
    }),
  ];
}

function range(page, rows = PAGE) {
  return [page * rows, page * rows + rows - 1];
}

function query(parts) {
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
}

function sheetOf(rows) {
  const lines = Array.from({ length: rows }, (_, n) => `Produk ${n};Coffee;${n}`);
  return [
    `--${FORM}`,
    'content-disposition: form-data; name="file"; filename="produk.csv"',
    'content-type: text/csv',
    '',
    'Nama;Kategori;Harga',
    ...lines,
    `--${FORM}--`,
    '',
  ].join('\r\n');
}
