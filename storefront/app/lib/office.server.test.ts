import type { Contact } from './api/contacts.server';
import { officeOf } from './office.server';

const NONE: Contact = {
  id: 1,
  url_whatsapp: '',
  url_instagram: '',
  url_tiktok: '',
  url_email: '',
  url_fb: '',
  address: null,
  address_en: null,
  map_point: null,
  weekday_hours: null,
  saturday_hours: null,
  hours_note: null,
  hours_note_en: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  outdated_translations: [],
};

test('KEEP-7 without a contact, and of what it leaves empty, the office is the one that code knows', () => {
  const known = {
    address: { text: 'Salatiga, Central Java, Indonesia' },
    landmark: 'Warung Ndeso, ',
    point: [-7.319, 110.491],
    map: 'https://www.openstreetmap.org/?mlat=-7.319&mlon=110.491#map=17/-7.319/110.491',
  };
  expect(officeOf('en')).toEqual({
    ...known,
    days: [
      { days: 'Monday to Friday', time: '08:00–16:00' },
      { days: 'Saturday', time: '08:00–12:00' },
    ],
  });
  expect(officeOf('en', NONE)).toEqual({ ...known, days: [] });
  expect(officeOf('en', { ...NONE, map_point: 'Salatiga' })).toMatchObject(known);
});

test('KEEP-7 an address without a point is searched for on the map: it is not where the point of code is', () => {
  const contact = { ...NONE, address: 'Jl. Pemuda 1, Ambarawa', address_en: '1 Pemuda St, Ambarawa' };
  for (const language of ['id', 'en'] as const)
    expect(officeOf(language, contact).map).toBe(
      'https://www.openstreetmap.org/search?query=Jl.%20Pemuda%201%2C%20Ambarawa',
    );
});

test('KEEP-7 what staff have entered is shown in the language of the page', () => {
  const contact = {
    ...NONE,
    address: 'Jl. Pemuda 1, Semarang',
    map_point: '-6.98, 110.42',
    saturday_hours: '09:00-12:30',
    hours_note: 'Libur Lebaran 27 Maret–5 April',
  };
  const shown = {
    point: [-6.98, 110.42],
    map: 'https://www.openstreetmap.org/?mlat=-6.98&mlon=110.42#map=17/-6.98/110.42',
  };
  expect(officeOf('id', contact)).toEqual({
    ...shown,
    address: { text: contact.address },
    note: { text: contact.hours_note },
    days: [
      { days: 'Senin sampai Jumat', time: 'tutup' },
      { days: 'Sabtu', time: '09:00–12:30' },
    ],
  });
  expect(officeOf('en', contact)).toMatchObject({
    ...shown,
    address: { text: contact.address, lang: 'id' },
    note: { text: contact.hours_note, lang: 'id' },
    days: [
      { days: 'Monday to Friday', time: 'closed' },
      { days: 'Saturday', time: '09:00–12:30' },
    ],
  });
  expect(officeOf('en', { ...contact, address_en: '1 Pemuda St, Semarang' }).address).toEqual({
    text: '1 Pemuda St, Semarang',
  });
});
