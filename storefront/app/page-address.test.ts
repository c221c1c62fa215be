import { pageAddress } from './page-address';

test.each([
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap.xml?part=1', '/sitemap.xml?part=1'],
  ['/sitemap.xml?utm=2&part=12', '/sitemap.xml?part=12'],
  ['/sitemap.xml?part=x', '/sitemap.xml'],
  ['/sitemap.xml?part=01', '/sitemap.xml'],
  ['/about?part=1', '/about'],
])('%s is kept as %s', (address, url) => {
  expect(pageAddress(address)?.url).toBe(url);
});
