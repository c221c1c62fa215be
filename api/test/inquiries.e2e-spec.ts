import { JWT_SECRET } from '../src/auth/jwt-secret.js';
import { daysAfter, today } from '../src/http/today.js';
import { InquiryMails } from '../src/inquiries/inquiry-mails.js';
import { InquiryRetention } from '../src/inquiries/inquiry-retention.service.js';
import { newToken } from '../src/inquiries/spam.js';
import { OutboxMail } from '../src/mail/outbox-mail.entity.js';
import { readSheet } from '../src/spreadsheets/spreadsheet-file.js';
import { Api, query, type Row } from './harness.js';

const BUYER = {
  name: 'Jürgen Bäcker',
  email: 'jb@example.de',
  message: 'Please quote for 18 t.',
  language: 'en',
};

/** Nobody listens there: mails wait. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com', MAIL_TO: 'staff@example.com' };

describe('inquiries', () => {
  let api: Api;
  let token: string;
  let fresh: string;
  let visitors = 0;
  beforeAll(async () => {
    api = await Api.start({ TRUST_PROXY: '1', ...MAIL });
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
    await api.post('/api/product', { token, json: { name: 'Kopi Gayo', price: 1, category_id: 1 } });
    fresh = tokenOf(10_000);
  });

  const tokenOf = (age: number) => newToken(api.app.get(JWT_SECRET, { strict: false }), Date.now() - age);
  const from = (address = `10.0.${(visitors += 1)}.1`) => ({ 'X-Forwarded-For': address });
  const send = (fields: object = {}, address?: string) =>
    api.post<{ code: string }>('/api/inquiry', {
      json: { ...BUYER, token: fresh, ...fields },
      headers: from(address),
    });
  const find = async (code: string) => {
    const [id] = await api.ids('/api/inquiry', { q: code }, { token });
    return (await api.get<Row & { code: string }>(`/api/inquiry/${id}`, { token })).body.data;
  };
  const sent = async (fields: object = {}) => find((await send(fields)).body.data.code);
  const put = (id: number, json: object) => api.put(`/api/inquiry/${id}`, { token, json });
  const codes = async (filter: object) =>
    (await api.list('/api/inquiry', filter, { token })).map(({ code }) => code);

  test('ASK-2 ASK-3 it is stored whole, with its products as they are called', async () => {
    const product = { product_id: 1, quantity: '18 t', sample: true };
    const company = { company: 'Rösterei', country: 'Germany', port: 'Hamburg', incoterm: 'CIF' };
    const inquiry = await sent({ code: 'e-4k7q2m', ...company, items: [product, { product_id: 99 }] });
    expect(inquiry).toMatchObject({
      ...company,
      code: 'E-4K7Q2M',
      channel: 'form',
      status: 'baru',
      name: 'Jürgen Bäcker',
      version: 1,
      items: [
        { ...product, name: 'Kopi Gayo', unit: null },
        { product_id: null, name: 'Produk 99', quantity: null, sample: false },
      ],
      notes: [],
    });
    expect((await api.get(`/api/inquiry/${inquiry.id}`)).status).toBe(401);
    expect((await api.get('/api/inquiry')).status).toBe(401);
  });

  test('ASK-3 a form is answered with an address, in its language, and a refusal with what was typed', async () => {
    const form = async (fields: Record<string, string>) =>
      fetch(`${api.url}/api/inquiry`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html,*/*;q=0.8', ...from() },
        redirect: 'manual',
      });
    const answer = await form({
      ...BUYER,
      token: fresh,
      language: 'id',
      email: '',
      phone: '+49 30 123456',
      'items[0][product_id]': '1',
      'items[0][quantity]': '2',
    });
    expect(answer.status).toBe(303);
    const [, code = ''] =
      /^\/id\/inquiry\/sent\?code=(E-\w{6})$/.exec(answer.headers.get('location') ?? '') ?? [];
    expect(await find(code)).toMatchObject({ status: 'baru', items: [{ name: 'Kopi Gayo', quantity: '2' }] });

    const refused = await form({
      ...BUYER,
      email: 'nobody',
      message: '</textarea><script>alert(1)</script>',
    });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Email harus berupa alamat email.');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  const ITEMS = 'Produk yang ditanyakan harus berupa daftar dari paling banyak 20 produk.';
  const PHONE = 'Telepon hanya boleh berisi angka, spasi, dan + ( ) - . /, paling sedikit enam angka.';
  const twentyOne = Array.from({ length: 21 }, () => ({ product_id: 1 }));
  test.each([
    ['a name without width', { name: ' \u200B ' }, 'name', 'Nama wajib diisi.'],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'Nama paling panjang 100 karakter.'],
    ['a long message', { message: 'x'.repeat(4001) }, 'message', 'Pesan paling panjang 4.000 karakter.'],
    ['no way to answer', { email: ' ' }, 'email', 'Isi email atau telepon, supaya kami dapat menjawab.'],
    [
      'a header',
      { email: 'a@b.de\r\nBcc: x@y.z' },
      'email',
      'Email memuat karakter yang tidak dapat ditampilkan.',
    ],
    ['no address', { email: 'a@b' }, 'email', 'Email harus berupa alamat email.'],
    ['a phone in letters', { phone: 'call me' }, 'phone', PHONE],
    ['another code', { code: 'E-1' }, 'code', 'Kode permintaan tidak benar, contohnya E-4K7Q2M.'],
    ['21 products', { items: twentyOne }, 'items', ITEMS],
    ['a long quantity', { items: [{ product_id: 1, quantity: 'x'.repeat(41) }] }, 'items', ITEMS],
  ])('ASK-3 is refused by name: %s', async (_, fields, field, sentence) => {
    const { status, body } = await send(fields);
    expect([status, body.errors?.[field]]).toEqual([422, sentence]);
  });

  test('ASK-3 sent twice, also at once, it is stored once', async () => {
    const [one, two] = await Promise.all([send({ code: 'E-AAAAA2' }), send({ code: 'E-AAAAA2' })]);
    expect([one.status, two.status, (await send({ code: 'E-AAAAA2' })).status]).toEqual([201, 201, 201]);
    expect(await codes({ q: 'E-AAAAA2' })).toEqual(['E-AAAAA2']);
  });

  test.each([
    ['no token', () => ({ token: undefined })],
    ['a token of a second ago', () => ({ token: tokenOf(1000) })],
    ['a token of yesterday', () => ({ token: tokenOf(25 * 3_600_000) })],
    ['a made-up token', () => ({ token: `${fresh}0` })],
    ['the field that nobody sees', () => ({ fax_number: '1' })],
    ['three links', () => ({ message: 'http://a.b www.c.d https://e.f' })],
  ])('ASK-3 what looks like spam waits as such: %s', async (_, fields) => {
    expect(await sent(fields())).toMatchObject({ status: 'spam' });
  });

  test('ASK-3 the sixth of ten minutes from one place is told another way, and what is refused does not count', async () => {
    const place = '10.9.9.9';
    for (let n = 0; n < 7; n += 1) expect((await send({ name: '' }, place)).status).toBe(422);
    for (let n = 0; n < 5; n += 1) expect((await send({}, place)).status).toBe(201);
    const { status, headers, body } = await send({}, place);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(/WhatsApp atau email/);
    expect((await send()).status).toBe(201);
  });

  test('ASK-2 a chat is noted by its code without anything personal; a form with that code completes it', async () => {
    const beacon = (body: unknown) =>
      api.post<{ code: string }>('/api/inquiry/whatsapp', {
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'text/plain', ...from() },
      });
    const chat = { code: 'E-CHAT22', language: 'id', items: [{ product_id: 1 }], name: 'Nobody' };
    expect((await beacon(chat)).status).toBe(201);
    expect((await beacon(chat)).status).toBe(201);
    expect(await find('E-CHAT22')).toMatchObject({
      channel: 'whatsapp',
      name: null,
      items: [{ product_id: 1 }],
    });
    for (const wrong of ['[]', { code: 'E-1' }]) expect((await beacon(wrong)).status).toBe(422);
    expect((await beacon('{')).status).toBe(400);
    await put((await find('E-CHAT22')).id, { status: 'penawaran' });
    await send({ code: 'E-CHAT22', token: undefined, items: [{ product_id: 1, quantity: '5' }] });
    expect(await find('E-CHAT22')).toMatchObject({
      channel: 'form',
      status: 'penawaran',
      name: BUYER.name,
      items: [{ product_id: 1, quantity: '5' }],
    });
  });

  test('ASK-4 ASK-5 staff move it on, and the first answer sets its time', async () => {
    const { id, version } = await sent();
    const day = daysAfter(today(), 1);
    const moved = { status: 'penawaran', assignee_id: 1, follow_up_at: day };
    expect((await put(id, { ...moved, version })).body.data).toMatchObject({ ...moved, name: BUYER.name });
    expect((await put(id, { status: 'menang', version })).status).toBe(409);
    expect((await put(id, { status: 'selesai' })).status).toBe(422);
    expect((await put(id, { assignee_id: 999 })).body.errors).toEqual({
      assignee_id: 'Administrator tidak ditemukan.',
    });
    const note = (json: object) => api.post(`/api/inquiry/${id}/notes`, { token, json });
    expect((await note({ text: 'Menelepon, tidak diangkat.' })).body.data.first_replied_at).toBeNull();
    const answered = (await note({ text: 'Dear Mr. Bäcker', kind: 'email' })).body.data;
    expect(answered.first_replied_at).not.toBeNull();
    expect((await note({ text: 'Sekali lagi', kind: 'whatsapp' })).body.data).toMatchObject({
      first_replied_at: answered.first_replied_at,
      notes: [
        { kind: 'note', author: 'Admin Etalase' },
        { kind: 'email', text: 'Dear Mr. Bäcker' },
        { kind: 'whatsapp' },
      ],
    });
    expect((await note({ text: ' ' })).status).toBe(422);
  });

  test('ASK-4 the list is found by day, person, status, product, channel and words', async () => {
    const dated = async (days: number | null) => {
      const { id, code } = await sent({ company: 'Hari', items: [{ product_id: 1 }] });
      await put(id, { follow_up_at: days === null ? null : daysAfter(today(), days), assignee_id: 1 });
      return code;
    };
    const [late, now, tomorrow, week, later, none] = await Promise.all([-1, 0, 1, 7, 8, null].map(dated));
    const due = (value: string) => codes({ due: value, q: 'hari' });
    expect(await due('late')).toEqual([late]);
    expect(await due('today')).toEqual([now]);
    expect(await due('tomorrow')).toEqual([tomorrow]);
    expect(await due('week')).toEqual([week]);
    expect(await due('later')).toEqual([later]);
    expect(await due('none')).toEqual([none]);
    await put((await find(String(late))).id, { status: 'kalah', lost_reason: 'Harga' });
    expect(await due('late')).toEqual([]);
    expect(
      await codes({ q: 'HARI', status: 'kalah', assignee_id: 1, product_id: 1, channel: 'form' }),
    ).toEqual([late]);
    expect((await api.get('/api/inquiry?filter={"due":"never"}', { token })).status).toBe(422);
  });

  test.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('ASK-4 what the list finds is a file, %s', async (format, type) => {
    const { code } = await sent({ company: '=1+1', items: [{ product_id: 1, quantity: '18', unit: 'ton' }] });
    const path = `/api/inquiry/sheet?${query({ filter: { q: code } })}&format=${format}`;
    const answer = await fetch(api.url + path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers.get('content-type')).toBe(type);
    const titles = ['Kode', 'Status', 'Perusahaan', 'Produk'];
    const known = titles.map((title) => ({ title, longest: 200, isText: true, tooLong: '' }));
    const { head, rows } = await readSheet(Buffer.from(await answer.arrayBuffer()), known);
    const cellOf = (title: string) => rows[0]?.cells[head.cells.indexOf(title)];
    expect(titles.map(cellOf)).toEqual([code, 'baru', '=1+1', 'Kopi Gayo, 18 ton']);
    expect(rows).toHaveLength(1);
  });

  test('ASK-4 staff write down a call', async () => {
    const call = { name: 'Ibu Sari', phone: '0812 3456 7890', language: 'id', items: [{ product_id: 1 }] };
    const { status, body } = await api.post('/api/inquiry/manual', { token, json: call });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ channel: 'manual', status: 'baru', name: 'Ibu Sari', email: null });
    expect((await api.post('/api/inquiry/manual', { json: call })).status).toBe(401);
  });

  test('KEEP-8 what staff write down is stored once when it is sent again, as it was sent last', async () => {
    const headers = { 'idempotency-key': 'a-call-written-down' };
    const write = (json: object) => api.post('/api/inquiry/manual', { token, headers, json });
    const call = { name: 'Pak Once', items: [{ product_id: 1 }] };
    const [one, two] = await Promise.all([write(call), write(call)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    const items = [{ product_id: 1, quantity: '3 t' }];
    expect((await write({ ...call, phone: '0812 3456', items })).body.data).toMatchObject({
      phone: '0812 3456',
      items,
    });
    expect(await codes({ q: 'Pak Once' })).toHaveLength(1);
    expect((await write(call)).status).toBe(409);
  });

  test('ASK-6 staff are told of a new one by mail, and of a suspected one once they say that it is none', async () => {
    const mails = (reference: string) => api.write((manager) => manager.findBy(OutboxMail, { reference }));
    const { code } = await sent({ items: [{ product_id: 1, quantity: '2 t' }] });
    expect(await mails(code)).toMatchObject([
      {
        subject: `Permintaan baru ${code}`,
        reply_to: BUYER.email,
        text: expect.stringContaining('- Kopi Gayo, 2 t') as string,
      },
    ]);
    const suspected = await sent({ token: undefined });
    expect(await mails(suspected.code)).toEqual([]);
    await put(suspected.id, { status: 'baru' });
    await put(suspected.id, { status: 'dihubungi' });
    expect(await mails(suspected.code)).toHaveLength(1);
  });

  test('ASK-6 the morning mail lists what is due', async () => {
    const { id, code } = await sent();
    await put(id, { follow_up_at: today() });
    const mail = await api.write((manager) =>
      api.app.get(InquiryMails, { strict: false }).read(manager, today()),
    );
    expect(mail?.text).toContain(`${today()}  ${code}  ${BUYER.name}`);
    expect(mail?.text).toContain(`/admin/permintaan/edit/${id}`);
  });

  test('ASK-7 staff hand over what is kept, and make it anonymous, which 24 months do by themselves', async () => {
    const items = [{ product_id: 1, quantity: '2 t' }];
    const inquiry = await sent({ country: 'Germany', items });
    await api.post(`/api/inquiry/${inquiry.id}/notes`, { token, json: { text: 'Menelepon Jürgen.' } });
    const { body } = await api.get(`/api/inquiry/${inquiry.id}/data`, { token });
    expect(body.data).toMatchObject({ name: BUYER.name, notes: [{ text: 'Menelepon Jürgen.' }] });
    expect((await api.get(`/api/inquiry/${inquiry.id}/data`)).status).toBe(401);
    await api.post(`/api/inquiry/${inquiry.id}/anonymise`, { token });
    const none = { name: null, email: null, phone: null, company: null, message: null, notes: [] };
    expect(await find(inquiry.code)).toMatchObject({ ...none, country: 'Germany', status: 'baru', items });
    expect(await api.write((manager) => manager.countBy(OutboxMail, { reference: inquiry.code }))).toBe(0);

    const old = await sent({});
    const retention = api.app.get(InquiryRetention, { strict: false });
    await retention.sweep(Date.now() + 729 * 86_400_000);
    expect(await find(old.code)).toMatchObject({ name: BUYER.name });
    await retention.sweep(Date.now() + 731 * 86_400_000);
    expect(await find(old.code)).toMatchObject(none);
  });

  test('ASK-7 the history tells code, status, person and date, and nothing of the buyer', async () => {
    const { id, code } = await sent({ company: 'Rahasia GmbH', phone: '+49 30 999999' });
    await put(id, { status: 'dihubungi', assignee_id: 1, name: 'Rahasia Dua', lost_reason: 'Rahasia' });
    const entries = await api.history(token, { resource: 'inquiry', record_id: id });
    expect(entries.map((entry: Row) => entry.record_name)).toEqual([code, code]);
    expect(JSON.stringify(entries)).not.toMatch(/rahasia|999999|bäcker|quote/i);
    expect(entries[0]?.changes).toEqual({
      status: { from: 'baru', to: 'dihubungi' },
      assignee_id: { from: null, to: 'Admin Etalase' },
    });
  });
});
