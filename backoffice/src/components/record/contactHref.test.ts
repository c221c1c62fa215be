import { contactHref } from './contactHref';

test('https addresses and e-mail addresses become links', () => {
  expect(contactHref(' https://wa.me/628123 ')).toBe('https://wa.me/628123');
  expect(contactHref('halo@example.com')).toBe('mailto:halo@example.com');
  expect(contactHref('mailto:halo@example.com')).toBe('mailto:halo@example.com');
});

test.each(['', 'javascript:alert(1)', 'http://example.com', 'data:text/html,x', 'wa.me/62812'])(
  '%p becomes no link',
  (stored) => {
    expect(contactHref(stored)).toBeUndefined();
  },
);
