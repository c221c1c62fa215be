import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPictures } from '../src/media/copy-pictures.js';
import { LocalMediaStore } from '../src/media/local-media-store.js';
import { MediaSweep } from '../src/media/media-sweep.service.js';
import { MediaStore } from '../src/media/media-store.js';
import { type Api, blob, startSignedIn } from './harness.js';

const HOUR = 3_600_000;
const MB = 1024 * 1024;

let made = 0;
/** Each is another file. */
const pdf = (more = '') =>
  blob(Buffer.from(`%PDF-1.7\n% ${++made}\ntrailer\n<< /Size 1 ${more}>>\n%%EOF\n`), 'application/pdf');

describe('documents', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn('Arang'));
    for (const name of ['Briket', 'Arang batok', 'Bekas'])
      await api.post('/api/product', { token, json: { name, price: 1, category_id: 1 } });
    await api.delete('/api/product/3', { token });
  });

  const FIELDS = { title: 'Lembar keselamatan', language: 'id', is_public: 'true' };
  const create = (fields: Record<string, string | Blob> = {}, headers: Record<string, string> = {}) =>
    api.post('/api/document', { token, form: { ...FIELDS, file: pdf(), ...fields }, headers });
  const added = async (fields: Record<string, string | Blob> = {}) => (await create(fields)).body.data;
  const count = async () => (await api.ids('/api/document', {}, { token })).length;
  const stored = () =>
    readdirSync(join(api.env.DATA_DIR, 'media')).filter((name) => name.endsWith('-pdf')).length;
  const download = (id: number, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/document/${id}/file`, { headers });
  const withToken = () => ({ authorization: `Bearer ${token}` });

  test('SHOW-9 a PDF is stored with its title, language and products, and anybody downloads a public one', async () => {
    const file = pdf();
    const document = await added({
      file,
      title: 'Uji mutu, 2026 – «batch 7»',
      title_en: 'Quality test',
      product_ids: '[2,1,2]',
    });
    expect(document).toEqual({
      id: document.id,
      title: 'Uji mutu, 2026 – «batch 7»',
      title_en: 'Quality test',
      language: 'id',
      is_public: true,
      is_encrypted: false,
      product_ids: [1, 2],
      file: `/api/document/${document.id}/file`,
      size: file.size,
      version: 1,
      updated_at: expect.any(String) as string,
    });
    expect((await api.get(`/api/document/${document.id}`)).body.data).toEqual(document);

    const answer = await download(document.id);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename=.*\.pdf/) as string,
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect(
      (await download(document.id, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304);
    const named = await added({ title: 'Сертификат 7/2026' });
    expect((await download(named.id)).headers.get('content-disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''%D0%A1.*%207-2026\.pdf/,
    );
  });

  test('SHOW-9 an internal one is there for staff only, in no list, address or cache of visitors', async () => {
    const { id } = await added({ is_public: 'false', product_ids: '[1]' });
    const listed = (headers = {}) => api.ids('/api/document', { product_id: 1 }, { headers });
    for (const _ of ['read', 'from memory']) {
      expect(await listed()).not.toContain(id);
      expect(await listed(withToken())).toContain(id);
      expect((await api.get(`/api/document/${id}`)).status).toBe(404);
      expect((await api.get(`/api/document/${id}`, { token })).status).toBe(200);
      expect((await download(id)).status).toBe(404);
    }
    const answer = await download(id, withToken());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await download(id, { authorization: 'Bearer wrong' })).status).toBe(401);

    const [key = ''] = readdirSync(join(api.env.DATA_DIR, 'media')).filter((name) => name.endsWith('-pdf'));
    for (const name of ['.document.pdf', '%2edocument.pdf', 'document.pdf', '.jpg'])
      expect((await fetch(`${api.url}/media/${key}/${name}`)).status).toBe(404);
  });

  test.each([
    ['HTML that is named .pdf', blob(Buffer.from('<script>1</script>%PDF-1.7')), 415, /bukan PDF/],
    ['a file of 0 bytes', blob(Buffer.alloc(0)), 422, /kosong/],
    [
      'a file of 11 MB',
      blob(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(11 * MB)])),
      413,
      /paling besar 10 MB/,
    ],
  ])('SHOW-9 %s is refused by its field, and nothing is stored', async (_, file, status, sentence) => {
    const before = [await count(), stored()];
    const { body, ...answer } = await create({ file });
    expect([answer.status, body.message]).toEqual([status, expect.stringMatching(sentence)]);
    expect(body.errors).toEqual({ file: body.message });
    expect([await count(), stored()]).toEqual(before);
  });

  test('SHOW-9 an encrypted PDF is stored, and the answer says so', async () => {
    const { status, body } = await create({ file: pdf('/Encrypt 5 0 R ') });
    expect([status, body.data.is_encrypted]).toEqual([201, true]);
    expect(body.message).toMatch(/dilindungi kata sandi/);
  });

  test.each([
    ['a product in the trash', { product_ids: '[3]' }, 'product_ids'],
    ['an unknown product', { product_ids: '[1,99]' }, 'product_ids'],
    ['what is no list', { product_ids: '1;2' }, 'product_ids'],
    ['another language', { language: 'fr' }, 'language'],
    ['no title', { title: ' ' }, 'title'],
  ])('SHOW-9 %s is refused, and nothing is stored', async (_, fields, field) => {
    const before = [await count(), stored()];
    const { status, body } = await create(fields);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect([await count(), stored()]).toEqual(before);
  });

  test('SHOW-9 a document without a file is refused', async () => {
    const { status, body } = await api.post('/api/document', { token, json: { title: 'A', language: 'id' } });
    expect([status, body.errors]).toEqual([422, { file: 'Berkas PDF wajib diisi.' }]);
  });

  test('SHOW-9 a change is refused for an old version, keeps what it leaves out, and the history has it in words', async () => {
    const { id } = await added({ product_ids: '[1]' });
    const put = (json: object) =>
      api.put(`/api/document/${id}`, { token, json: { title: 'Baru', language: 'en', ...json } });
    expect(
      (await put({ version: 1, product_ids: [1, 2], file: `/api/document/${id}/file` })).body.data,
    ).toMatchObject({
      version: 2,
      product_ids: [1, 2],
      is_public: true,
    });
    expect((await put({ version: 1 })).status).toBe(409);
    expect((await put({ version: 2 })).body.data).toMatchObject({ version: 2, product_ids: [1, 2] });
    expect((await put({ version: 2, product_ids: [] })).body.data).toMatchObject({
      version: 3,
      product_ids: [],
    });
    const [emptied, changed] = await api.history(token, { resource: 'document', record_id: id });
    expect(changed?.changes).toMatchObject({ product_ids: { from: 'Briket', to: 'Arang batok, Briket' } });
    expect(emptied?.changes).toEqual({ product_ids: { from: 'Arang batok, Briket', to: null } });
  });

  test('KEEP-8 a request that is sent again creates nothing twice', async () => {
    const before = await count();
    const headers = { 'idempotency-key': 'dokumen-yang-sama-1' };
    const file = pdf();
    const [first, second] = [await create({ file }, headers), await create({ file }, headers)];
    expect(second.body.data).toEqual(first.body.data);
    expect(await count()).toBe(before + 1);
  });

  test('SHOW-9 lists are filtered by product and company', async () => {
    const { id: ofProduct } = await added({ product_ids: '[2]', language: 'en', title: 'Saringan' });
    const { id: ofCompany } = await added({ is_public: 'false', title: 'Saringan' });
    const ids = (filter: object) => api.ids('/api/document', { q: 'saring', ...filter }, { token });
    expect(await ids({ product_id: 2 })).toEqual([ofProduct]);
    expect(await ids({ company: true })).toEqual([ofCompany]);
    expect(await ids({ company: false })).toEqual([ofProduct]);
    expect((await api.get('/api/document?filter={"product_id":"x"}')).status).toBe(422);
    expect((await api.get('/api/document?filter={"company":1}')).status).toBe(422);
  });

  test('SHOW-9 a product in the trash keeps its documents; one removed for good leaves them', async () => {
    const product = await api.post('/api/product', {
      token,
      json: { name: 'Sementara', price: 1, category_id: 1 },
    });
    const gone = product.body.data.id;
    const { id } = await added({ product_ids: `[1,${gone}]` });
    const document = async () => (await api.get(`/api/document/${id}`, { token })).body.data;
    await api.delete(`/api/product/${gone}`, { token });
    const json = { ...(await document()), title: 'Tetap' };
    expect((await api.put(`/api/document/${id}`, { token, json })).body.data.product_ids).toEqual([1, gone]);
    await api.delete(`/api/trash/${gone}`, { token });
    expect((await document()).product_ids).toEqual([1]);
  });

  test('SHOW-9 each write makes kept answers old', async () => {
    const before = await api.revision();
    const { id } = await added();
    await api.put(`/api/document/${id}`, { token, json: { title: 'Lain', language: 'id' } });
    await api.delete(`/api/document/${id}`, { token });
    expect(await api.revision()).toBe(before + 3);
  });

  test('SHOW-9 a file stays as long as a row names it, goes into quarantine with the last, and a copy has it', async () => {
    const file = pdf();
    const [one, other] = [await added({ file }), await added({ file })];
    const bytes = Buffer.from(await file.arrayBuffer());
    const read = async (id: number) => Buffer.from(await (await download(id)).arrayBuffer());
    const kept = stored();
    await api.delete(`/api/document/${one.id}`, { token });
    expect(stored()).toBe(kept);
    expect(await read(other.id)).toEqual(bytes);

    const sweep = api.app.get(MediaSweep, { strict: false });
    await sweep.sweep(Date.now() + 2 * HOUR, { all: true });
    expect(await read(other.id)).toEqual(bytes);

    const copy = new LocalMediaStore(mkdtempSync(join(tmpdir(), 'etalase-copy-')));
    const store = api.app.get<MediaStore>(MediaStore, { strict: false });
    expect(await copyPictures(store, copy)).toMatchObject({ different: [] });
    const key = readdirSync(copy.place).find(
      (name) =>
        !readdirSync(join(copy.place, '.quarantine')).includes(name) &&
        existsSync(join(copy.place, name, '.document.pdf')),
    );
    expect(key).toBeDefined();

    const replaced = await api.put(`/api/document/${other.id}`, { token, form: { ...FIELDS, file: pdf() } });
    expect(replaced.body.data).toMatchObject({ version: 2, size: file.size });
    expect(await read(other.id)).not.toEqual(bytes);
    expect(stored()).toBe(kept);
    await added({ file });
    expect(stored()).toBe(kept + 1);
  });
});
