import { isAbroad, type OfficeField, officeText, refusedOffice } from './office.js';

const POINT = '-7.319, 110.491';
const MAPS = 'https://www.google.com/maps';

test.each<[OfficeField, string, string]>([
  ['map_point', POINT, POINT],
  ['map_point', ' (-7.3190000, 110.4910000) ', POINT],
  ['map_point', '-7.319 110.491', POINT],
  ['map_point', '-7.31912345678,110.49', '-7.319123, 110.49'],
  ['map_point', '-7.0, 110.0', '-7.0, 110.0'],
  ['map_point', `${MAPS}/@-7.319,110.491,17z`, POINT],
  ['map_point', 'maps.google.com/?q=-7.319,110.491', POINT],
  ['map_point', `${MAPS}/search/?api=1&query=-7.319%2C110.491`, POINT],
  ['map_point', `${MAPS}/search/-7.319,+110.491?entry=tts`, POINT],
  ['map_point', `${MAPS}/place/Warung/@-7.3,110.4,17z/data=!3m1!4b1!4m6!8m2!3d-7.319!4d110.491`, POINT],
  ['weekday_hours', '08:00-16:00', '08:00-16:00'],
  ['weekday_hours', '8-16', '08:00-16:00'],
  ['weekday_hours', '08.00 s.d. 16.00', '08:00-16:00'],
  ['weekday_hours', '08:00–16:00', '08:00-16:00'],
  ['saturday_hours', ' pukul 8.30 s/d 12 WIB', '08:30-12:00'],
  ['saturday_hours', '8 sampai 12', '08:00-12:00'],
  ['weekday_hours', 'jam 8 - 5 sore', '08:00-17:00'],
  ['weekday_hours', '8.30 pagi s/d 4.15 Sore WIB', '08:30-16:15'],
  ['saturday_hours', '9 pagi - 1 siang', '09:00-13:00'],
  ['saturday_hours', '9 - 11 siang', '09:00-11:00'],
  ['weekday_hours', '8 - 17 sore', '08:00-17:00'],
])('HAND-18 %s: %s is %s, which stays as it is', (field, typed, stored) => {
  expect(officeText(field, typed)).toBe(stored);
  expect(officeText(field, stored)).toBe(stored);
});

test.each<[OfficeField, string]>([
  ['map_point', ''],
  ['map_point', 'Jl. Pemuda 1'],
  ['map_point', '-7,319, 110,491'],
  ['map_point', '110.491, -7.319'],
  ['map_point', '-7.319'],
  ['map_point', '-7.319, 181.0'],
  ['map_point', 'https://maps.app.goo.gl/AbC123'],
  ['map_point', `${MAPS}/place/Warung+Ndeso`],
  ['weekday_hours', ''],
  ['weekday_hours', 'tutup jam 12'],
  ['map_point', 'tutup'],
  ['weekday_hours', '8'],
  ['weekday_hours', '8-4'],
  ['weekday_hours', '5 sore - 8 pagi'],
  ['weekday_hours', '10-9 malam'],
  ['weekday_hours', '8-24'],
  ['weekday_hours', '08:60-16:00'],
  ['weekday_hours', '8-16 WITA'],
])('HAND-18 %s: %s is refused', (field, typed) => {
  expect(officeText(field, typed)).toBeNull();
});

test.each(['Tutup', ' libur ', 'closed'])('HAND-18 hours typed as %j are none', (typed) => {
  expect(officeText('saturday_hours', typed)).toBe('');
});

test.each([
  [POINT, false],
  ['5.55, 95.32', false],
  ['-2.53, 140.71', false],
  ['7.3305, 110.5084', true],
  ['-7.3305, -110.5084', true],
])('HAND-18 whether %s is abroad: %p', (point, abroad) => {
  expect(isAbroad(point)).toBe(abroad);
});

test('HAND-18 who pastes a link without a point is told how to get it', () => {
  expect(refusedOffice('Titik peta', 'map_point', 'https://maps.app.goo.gl/AbC123')).toMatch(
    /^Tautan ini tidak memuat titiknya\. Buka tautannya, .* misalnya -7\.319, 110\.491\.$/,
  );
  expect(refusedOffice('Titik peta', 'map_point', 'Jl. Pemuda')).toMatch(
    /^Titik peta harus berupa dua angka/,
  );
});
