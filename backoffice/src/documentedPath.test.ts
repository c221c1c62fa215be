import { toDocumentedPath } from './documentedPath';

test.each([
  ['/admin/produk/create', '/admin/produk/add'],
  ['/admin/produk/5', '/admin/produk/edit/5'],
  ['/admin/kategori/5?x=1', '/admin/kategori/edit/5?x=1'],
  ['/admin/jenis-baru/create', '/admin/jenis-baru/add'],
  ['/admin/dashboard/2', '/admin/dashboard/edit/2'],
  ['/admin/dashboard', '/admin'],
])('React Admin’s %s becomes the documented %s', (generated, documented) => {
  expect(toDocumentedPath(generated)).toBe(documented);
});

test.each([
  '/admin',
  '/admin/produk',
  '/admin/produk?page=2',
  '/admin/produk/add',
  '/admin/produk/edit/5',
  '/admin/produk/spreadsheet',
  '/admin/profile/password',
])('%s is documented already', (path) => {
  expect(toDocumentedPath(path)).toBe(path);
});
