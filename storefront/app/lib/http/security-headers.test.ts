import { contentSecurityPolicy } from './security-headers.server';

test('the policy lets in the page nonce and the map tiles, and no inline style', () => {
  const policy = contentSecurityPolicy("'nonce-abc'", 'https://{s}.tiles.example/{z}/{x}/{y}.png');
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("img-src 'self' data: https://*.tiles.example;");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('SCALE-1 the policy lets in pictures from MEDIA_PUBLIC_URL', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(contentSecurityPolicy("'nonce-abc'", tiles, 'https://cdn.example.com/shop')).toContain(
    "img-src 'self' data: https://tiles.example https://cdn.example.com;",
  );
});
