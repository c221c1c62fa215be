import { contactLink, type LinkField } from './contact-link.js';

const CHAT = 'https://wa.me/6281234567890';

test.each<[LinkField, string, string]>([
  ['url_whatsapp', '081234567890', CHAT],
  ['url_whatsapp', '0812-3456-7890', CHAT],
  ['url_whatsapp', '81234567890', CHAT],
  ['url_whatsapp', '+62 812-3456-7890', CHAT],
  ['url_whatsapp', '+62 (0)812 3456 7890', CHAT],
  ['url_whatsapp', '0062 812 3456 7890', CHAT],
  ['url_whatsapp', ' 6281234567890 ', CHAT],
  ['url_whatsapp', '+81 90 1234 5678', 'https://wa.me/819012345678'],
  ['url_whatsapp', CHAT, CHAT],
  ['url_whatsapp', 'wa.me/6281234567890', CHAT],
  ['url_whatsapp', 'https://wa.me/081234567890', CHAT],
  ['url_whatsapp', 'https://wa.me/819012345678', 'https://wa.me/819012345678'],
  ['url_whatsapp', 'https://wa.me/+6281234567890/', CHAT],
  ['url_whatsapp', 'https://api.whatsapp.com/send?phone=6281234567890', CHAT],
  ['url_whatsapp', `https://www.wa.me/6281234567890?text=Halo%20kak`, `${CHAT}?text=Halo%20kak`],
  ['url_whatsapp', 'https://wa.me/message/ABC123', 'https://wa.me/message/ABC123'],
  ['url_instagram', '@ndeso', 'https://www.instagram.com/ndeso'],
  ['url_instagram', 'ndeso.nusantara', 'https://www.instagram.com/ndeso.nusantara'],
  ['url_instagram', 'instagram.com/ndeso', 'https://instagram.com/ndeso'],
  ['url_instagram', 'https://www.instagram.com/ndeso/', 'https://www.instagram.com/ndeso/'],
  ['url_tiktok', '@ndeso', 'https://www.tiktok.com/@ndeso'],
  ['url_tiktok', 'https://www.tiktok.com/ndeso.baru', 'https://www.tiktok.com/@ndeso.baru'],
  ['url_tiktok', 'https://www.tiktok.com/@ndeso/video/7', 'https://www.tiktok.com/@ndeso/video/7'],
  ['url_tiktok', 'https://vt.tiktok.com/ZS8abc/', 'https://vt.tiktok.com/ZS8abc/'],
  ['url_fb', 'ndeso.nusantara', 'https://www.facebook.com/ndeso.nusantara'],
  ['url_fb', 'https://m.facebook.com/profile.php?id=1', 'https://m.facebook.com/profile.php?id=1'],
])('HAND-1 %s: %s is %s, which stays as it is', (field, typed, link) => {
  expect(contactLink(field, typed)).toBe(link);
  expect(contactLink(field, link)).toBe(link);
});

test.each<[LinkField, string]>([
  ['url_whatsapp', 'https://contoh.com/x'],
  ['url_whatsapp', 'https://wa.me/'],
  ['url_whatsapp', 'https://wa.me/halo'],
  ['url_whatsapp', '12345'],
  ['url_whatsapp', '0812345'],
  ['url_whatsapp', '+62 8123'],
  ['url_whatsapp', '+62 812 3456 7890 1234'],
  ['url_whatsapp', '+62 812'],
  ['url_whatsapp', 'ndeso'],
  ['url_instagram', 'https://contoh.com/ndeso'],
  ['url_instagram', 'https://www.tiktok.com/@ndeso'],
  ['url_instagram', 'https://www.instagram.com/'],
  ['url_instagram', 'instagram.com'],
  ['url_instagram', 'https://instagram.com@contoh.com/ndeso'],
  ['url_instagram', 'https://instagram.com\\@contoh.com/ndeso'],
  ['url_instagram', 'https://instagram.com:8443/ndeso'],
  ['url_instagram', 'http://www.instagram.com/ndeso'],
  ['url_instagram', 'dua kata'],
  ['url_instagram', '@'],
  ['url_tiktok', 'https://tiktok.com.contoh.com/@ndeso'],
  ['url_fb', 'javascript:alert(1)'],
  ['url_fb', '@a/b'],
])('HAND-1 %s: %s is refused', (field, typed) => {
  expect(contactLink(field, typed)).toBeNull();
});
