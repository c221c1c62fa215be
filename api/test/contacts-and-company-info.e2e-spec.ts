import { Contact } from '../src/contacts/contact.entity.js';
import { refusedLink } from '../src/contacts/contact-link.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { type Api, LINKS, picture, type Row, startSignedIn } from './harness.js';

describe('contact and company information', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn());
    await api.post('/api/contact', { token, json: LINKS });
    await api.post('/api/dashboard', {
      token,
      form: { judul: 'Keberlanjutan', value_company: 'Menjaga alam.' },
    });
  });

  test('API-4 both are read without a token, and a missing one is 404', async () => {
    expect((await api.get<Row[]>('/api/contact')).body.data).toMatchObject([LINKS]);
    expect((await api.get('/api/contact/1')).body.data).toMatchObject(LINKS);
    expect((await api.get<Row[]>('/api/dashboard')).body.data).toHaveLength(1);
    expect((await api.get('/api/dashboard/1')).body.data).toMatchObject({
      judul: 'Keberlanjutan',
      image: null,
    });
    expect((await api.get('/api/contact/9')).body).toMatchObject({ message: 'Data kontak tidak ditemukan.' });
    expect((await api.get('/api/dashboard/9')).status).toBe(404);
  });

  test('API-8 all five links are saved', async () => {
    const json = { ...LINKS, url_whatsapp: 'https://wa.me/628999', url_email: ' mailto:kantor@example.com ' };
    const { status } = await api.put('/api/contact/1', { token, json });
    expect(status).toBe(200);
    expect((await api.get('/api/contact/1')).body.data).toMatchObject({
      ...json,
      url_email: 'mailto:kantor@example.com',
    });
  });

  test('HAND-1 what staff type is kept as the https link', async () => {
    const typed = { url_whatsapp: '0812-0000-0000', url_instagram: '@contoh', url_fb: 'facebook.com/contoh' };
    expect((await api.put('/api/contact/1', { token, json: { ...LINKS, ...typed } })).status).toBe(200);
    expect((await api.get('/api/contact/1')).body.data).toMatchObject({
      ...LINKS,
      url_fb: 'https://facebook.com/contoh',
    });
  });

  test("KEEP-10 'Tidak punya' is an answer, and nothing is stored for it", async () => {
    const json = { ...LINKS, url_tiktok: 'Tidak punya' };
    expect((await api.put('/api/contact/1', { token, json })).body.data.url_tiktok).toBe('');
    await api.put('/api/contact/1', { token, json: LINKS });
  });

  test('KEEP-7 the office is optional: left out it stays as it is, empty it is none', async () => {
    const office = {
      address: 'Jl. Diponegoro 12, Salatiga',
      address_en: '12 Diponegoro St, Salatiga',
      map_point: '-7.33, 110.5',
      weekday_hours: '09:00-17:00',
      saturday_hours: '09:00-12:30',
      hours_note: 'Libur Lebaran 27 Maret–5 April',
      hours_note_en: 'Closed for Eid, 27 March to 5 April',
    };
    const none = Object.fromEntries(Object.keys(office).map((field) => [field, null]));
    const stored = async () => (await api.get('/api/contact/1')).body.data;
    const put = (json: object) => api.put('/api/contact/1', { token, json: { ...LINKS, ...json } });
    expect(await stored()).toMatchObject(none);
    await put(office);
    await put({ url_tiktok: '@lain' });
    expect(await stored()).toMatchObject({ ...office, outdated_translations: [] });
    await put({ address: ' Jl. Pemuda 1, Semarang ', hours_note: 'Libur Natal 24–26 Desember' });
    expect(await stored()).toMatchObject({
      ...office,
      address: 'Jl. Pemuda 1, Semarang',
      hours_note: 'Libur Natal 24–26 Desember',
      outdated_translations: ['address_en', 'hours_note_en'],
    });
    await put({ address: '', address_en: null, map_point: ' ', weekday_hours: '', saturday_hours: null });
    await put({ hours_note: ' ', hours_note_en: '' });
    expect(await stored()).toMatchObject(none);
  });

  test.each([
    ['address', 'Alamat paling panjang 200 karakter.', 'x'.repeat(201)],
    ['address_en', 'Alamat (Inggris) harus berupa teks.', 7],
    ['map_point', 'Titik peta harus berupa dua angka, misalnya -7.319, 110.491.', 'Salatiga'],
    ['map_point', 'Titik peta harus berupa dua angka, misalnya -7.319, 110.491.', '-97.3, 110.5'],
    ['map_point', 'Titik peta harus berupa teks.', 7],
    [
      'weekday_hours',
      'Jam kerja Senin–Jumat harus berupa jam buka dan jam tutup, misalnya 08:00-16:00. Kosongkan jika tutup.',
      '8-4',
    ],
    ['hours_note', 'Keterangan jam buka paling panjang 200 karakter.', 'x'.repeat(201)],
    [
      'hours_note_en',
      'Keterangan jam buka (Inggris) memuat karakter yang tidak dapat ditampilkan.',
      'Closed\nfor Eid',
    ],
    ['url_whatsapp', 'WhatsApp wajib diisi.', ''],
    ['url_instagram', 'Instagram wajib diisi.', ' '],
    ['url_tiktok', 'TikTok wajib diisi.', undefined],
    ['url_email', 'Email wajib diisi.', ''],
    ['url_fb', 'Facebook wajib diisi.', null],
    ['url_fb', refusedLink('Facebook', 'url_fb'), 'javascript:alert(1)'],
    ['url_fb', refusedLink('Facebook', 'url_fb'), 'http://facebook.com/x'],
    ['url_tiktok', refusedLink('TikTok', 'url_tiktok'), 'https://www.instagram.com/contoh'],
    ['url_whatsapp', refusedLink('WhatsApp', 'url_whatsapp'), 'https://contoh.com/x'],
    ['url_whatsapp', refusedLink('WhatsApp', 'url_whatsapp'), '+62 812'],
    ['url_email', 'Email harus berupa alamat email.', 'javascript:alert(1)'],
    ['url_email', 'Email harus berupa alamat email.', 'mailto:mailto:a@b.co'],
    ['url_fb', 'Facebook paling panjang 500 karakter.', `https://example.com/${'x'.repeat(500)}`],
  ])('API-8 API-11 %s: %s', async (field, sentence, value) => {
    const before = (await api.get('/api/contact/1')).body.data;
    const { status, body } = await api.put('/api/contact/1', { token, json: { ...LINKS, [field]: value } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: sentence });
    expect((await api.get('/api/contact/1')).body.data).toEqual(before);
  });

  test('API-9 company information is saved from a form, its picture only when there is one', async () => {
    const form = { judul: 'Inovasi', value_company: 'Briket.', image: await picture('png') };
    const { body } = await api.put('/api/dashboard/1', { token, form });
    expect(body.data).toMatchObject({
      judul: 'Inovasi',
      image: expect.stringContaining('/media/') as string,
    });
    await api.put('/api/dashboard/1', { token, form: { judul: 'Inovasi', value_company: 'Energi bersih.' } });
    expect((await api.get('/api/dashboard/1')).body.data).toMatchObject({
      value_company: 'Energi bersih.',
      image: body.data.image,
    });
  });

  test('AINF-1 an empty text as the picture removes that of a company information', async () => {
    const form = { judul: 'Inovasi', value_company: 'Briket.', image: await picture() };
    const image = api.url + String((await api.put('/api/dashboard/1', { token, form })).body.data.image);
    await api.put('/api/dashboard/1', { token, form: { ...form, image: '' } });
    expect((await api.get('/api/dashboard/1')).body.data).toMatchObject({ judul: 'Inovasi', image: null });
    expect((await fetch(image)).status).toBe(404);
  });

  test.each([
    [
      { image: 'Gambar harus dikirim sebagai berkas, atau kosong untuk menghapusnya.' },
      { image: 'kopi.jpg' },
    ],
    [{ judul: 'Judul wajib diisi.' }, { judul: '' }],
    [{ value_company: 'Deskripsi wajib diisi.' }, { value_company: ' ' }],
    [{ judul: 'Judul paling panjang 150 karakter.' }, { judul: 'x'.repeat(151) }],
    [{ value_company: 'Deskripsi paling panjang 2.000 karakter.' }, { value_company: 'x'.repeat(2001) }],
  ])('API-9 API-11 company information: %j', async (errors, wrong) => {
    const before = (await api.get('/api/dashboard/1')).body.data;
    const form = { judul: 'Judul', value_company: 'Isi', ...wrong };
    const { status, body } = await api.put('/api/dashboard/1', { token, form });
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect((await api.get('/api/dashboard/1')).body.data).toEqual(before);
  });

  test('a second contact record is refused', async () => {
    const { status, body } = await api.post('/api/contact', { token, json: LINKS });
    expect(status).toBe(409);
    expect(body.message).toBe('Data kontak sudah ada.');
    expect((await api.get<Row[]>('/api/contact')).body.data).toHaveLength(1);
  });

  test('a deleted company information takes its picture along', async () => {
    const form = { judul: 'Sementara', value_company: 'Isi', image: await picture() };
    const { body } = await api.post('/api/dashboard', { token, form });
    const image = api.url + String(body.data.image);
    expect((await fetch(image)).status).toBe(200);
    expect((await api.delete(`/api/dashboard/${body.data.id}`, { token })).status).toBe(200);
    expect((await api.get(`/api/dashboard/${body.data.id}`)).status).toBe(404);
    expect((await fetch(image)).status).toBe(404);
  });
});

describe('the contact record of a database that has none', () => {
  let api: Api;
  let token: string;
  beforeEach(async () => ({ api, token } = await startSignedIn()));
  afterEach(() => api.stop());

  const create = () => api.post<Row | null>('/api/contact', { token, json: LINKS });
  const stored = async () => (await api.get<Row[]>('/api/contact')).body.data;

  test('is made once, however many ask for it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, create));
    const [made, ...refused] = answers.sort((a, b) => a.status - b.status);
    expect(made?.status).toBe(201);
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([409, 'Data kontak sudah ada.']);
    }
    expect(await stored()).toEqual([made?.body.data]);
  });

  test('may have any id, as one made by an earlier version does', async () => {
    await api.app
      .get(UnitOfWork, { strict: false })
      .transaction((manager) => manager.insert(Contact, { id: 7, ...LINKS }));
    expect((await create()).status).toBe(409);
    expect((await api.put('/api/contact/7', { token, json: LINKS })).status).toBe(200);
    expect(await stored()).toMatchObject([{ id: 7 }]);
  });
});
