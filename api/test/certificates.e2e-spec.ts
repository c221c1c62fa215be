import { NewDay } from '../src/revision/new-day.service.js';
import { daysAfter, today } from '../src/http/today.js';
import { type Api, blob, startSignedIn } from './harness.js';

describe('certificates', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn('Arang'));
    for (const name of ['Briket', 'Bekas'])
      await api.post('/api/product', { token, json: { name, price: 1, category_id: 1 } });
    await api.delete('/api/product/2', { token });
  });

  const FIELDS = { kind: 'Halal', number: 'ID001', issuer: 'BPJPH', is_public: true };
  const create = (fields: object = {}) =>
    api.post('/api/certificate', { token, json: { ...FIELDS, ...fields } });
  const added = async (fields: object = {}) => (await create(fields)).body.data;
  const put = (id: number, fields: object) =>
    api.put(`/api/certificate/${id}`, { token, json: { ...FIELDS, ...fields } });
  const idsOf = (filter: object, as: { token?: string } = {}) => api.ids('/api/certificate', filter, as);
  const count = async () => (await idsOf({}, { token })).length;
  const document = async (is_public: boolean) => {
    const file = blob(Buffer.from(`%PDF-1.7 ${is_public}`));
    const form = { title: 'Sertifikat halal', language: 'id', is_public: String(is_public), file };
    return (await api.post('/api/document', { token, form })).body.data.id;
  };

  test('SHOW-10 a certificate has kind, number, issuer, scope, dates and a file', async () => {
    const fields = {
      ...FIELDS,
      scope: 'Arang untuk panggangan',
      scope_en: 'Barbecue charcoal',
      issued_at: '2026-01-31',
      expires_at: '2099-01-30',
      document_id: await document(true),
      product_ids: [1],
    };
    const certificate = await added(fields);
    expect(certificate).toEqual({
      ...fields,
      id: certificate.id,
      version: 1,
      updated_at: expect.any(String) as string,
    });
    expect((await api.get(`/api/certificate/${certificate.id}`)).body.data).toEqual(certificate);
    expect(await idsOf({ product_id: 1 })).toEqual([certificate.id]);
    expect(await idsOf({ company: true })).toEqual([]);
    expect(await idsOf({ q: 'bpjph' })).toEqual([certificate.id]);
  });

  test('SHOW-10 visitors see neither an internal one, nor the id of an internal file; staff see both', async () => {
    const { id: internal } = await added({ is_public: false });
    const document_id = await document(false);
    const { id } = await added({ document_id });
    for (const _ of ['read', 'from memory']) {
      expect(await idsOf({})).not.toContain(internal);
      expect(await idsOf({}, { token })).toContain(internal);
      expect((await api.get(`/api/certificate/${internal}`)).status).toBe(404);
      expect((await api.get(`/api/certificate/${internal}`, { token })).status).toBe(200);
      expect((await api.get(`/api/certificate/${id}`)).body.data).toMatchObject({ document_id: null });
      expect((await api.get(`/api/certificate/${id}`, { token })).body.data).toMatchObject({ document_id });
    }
  });

  test('SHOW-10 one that has expired is gone at once, also from answers that are kept', async () => {
    const { id } = await added({ expires_at: today() });
    const read = async () => [
      (await api.get(`/api/certificate/${id}`)).status,
      (await idsOf({})).includes(id),
    ];
    expect(await read()).toEqual([200, true]);
    await put(id, { expires_at: daysAfter(today(), -1) });
    expect(await read()).toEqual([404, false]);
    expect((await api.get(`/api/certificate/${id}`, { token })).status).toBe(200);

    const before = await api.revision();
    const newDay = api.app.get(NewDay);
    await newDay.sweep();
    expect(await api.revision()).toBe(before);
    Object.assign(newDay, { day: daysAfter(today(), -1) });
    await newDay.sweep();
    expect(await api.revision()).toBe(before + 1);
  });

  test('SHOW-10 those are found that end within 60, 30 and 7 days, and those that have ended', async () => {
    const issuer = 'Sucofindo';
    const ending = async (days: number) =>
      (await added({ issuer, is_public: false, expires_at: daysAfter(today(), days) })).id;
    const [over, now, week, month, months] = [-1, 0, 7, 30, 60].map(ending);
    await ending(61);
    const found = (filter: object) => idsOf({ q: issuer, ...filter }, { token });
    const ids = await Promise.all([over, now, week, month, months]);
    expect(await found({ expires_within: 0 })).toEqual(ids.slice(0, 1));
    expect((await found({ expires_within: 7 })).sort()).toEqual(ids.slice(1, 3).sort());
    expect((await found({ expires_within: 30 })).sort()).toEqual(ids.slice(1, 4).sort());
    expect((await found({ expires_within: 60 })).sort()).toEqual(ids.slice(1, 5).sort());
    expect((await api.get('/api/certificate?filter={"expires_within":9}')).status).toBe(422);
  });

  test.each([
    ['an expiry before the issue', { issued_at: '2026-02-01', expires_at: '2026-01-31' }, 'expires_at'],
    ['what is no day', { issued_at: '2026-02-30' }, 'issued_at'],
    ['a product in the trash', { product_ids: [1, 2] }, 'product_ids'],
    ['an unknown document', { document_id: 99 }, 'document_id'],
    ['a kind of 61 letters', { kind: 'x'.repeat(61) }, 'kind'],
    ['no number', { number: '' }, 'number'],
  ])('SHOW-10 %s is refused, and nothing is stored', async (_, fields, field) => {
    const { id } = await added({ issued_at: '2026-02-01' });
    const before = await count();
    for (const { status, body } of [await create(fields), await put(id, fields)])
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await count()).toBe(before);
    expect((await api.get(`/api/certificate/${id}`)).body.data.version).toBe(1);
  });

  test('SHOW-10 a document that a certificate names is not deleted', async () => {
    const document_id = await document(true);
    const { id } = await added({ document_id });
    const { status, body } = await api.delete(`/api/document/${document_id}`, { token });
    expect([status, body.message]).toEqual([409, expect.stringContaining('dipakai sertifikat')]);
    expect((await fetch(`${api.url}/api/document/${document_id}/file`)).status).toBe(200);
    await api.delete(`/api/certificate/${id}`, { token });
    expect((await api.delete(`/api/document/${document_id}`, { token })).status).toBe(200);
  });

  test('SHOW-10 a change is refused for an old version, and the history has it in words', async () => {
    const { id } = await added();
    const document_id = await document(true);
    expect((await put(id, { version: 1, document_id, product_ids: [1] })).body.data).toMatchObject({
      version: 2,
    });
    expect((await put(id, { version: 1 })).status).toBe(409);
    await api.delete(`/api/certificate/${id}`, { token });
    const [deleted, changed] = await api.history(token, { resource: 'certificate', record_id: id });
    expect(changed).toMatchObject({
      record_name: 'Halal ID001',
      changes: {
        document_id: { from: null, to: 'Sertifikat halal' },
        product_ids: { from: null, to: 'Briket' },
      },
    });
    expect(deleted?.changes).toMatchObject({ product_ids: { from: 'Briket', to: null } });
  });
});
