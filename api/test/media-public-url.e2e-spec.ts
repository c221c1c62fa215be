import { Api, picture, type Row } from './harness.js';

test('SCALE-1 with MEDIA_PUBLIC_URL answers name pictures there, and take them by that name', async () => {
  const cdn = await Api.start({ MEDIA_PUBLIC_URL: 'https://cdn.example.com/shop/' });
  const sign = await cdn.signIn();
  const send = { token: sign };
  await cdn.post('/api/category', { ...send, form: { nama_category: 'Rempah', image: await picture() } });
  await cdn.post('/api/dashboard', {
    ...send,
    form: { judul: 'Inovasi', value_company: 'Briket.', image: await picture() },
  });
  const large = await picture('jpeg', { width: 600, height: 600 });
  const form = { name: 'Pala', description: 'Biji.', price: '1', category_id: '1', image: large };
  const { image } = (await cdn.post('/api/product', { ...send, form })).body.data;
  expect(image).toMatch(/^https:\/\/cdn\.example\.com\/shop\/media\/[0-9a-f]{20}-600x600\/600\.jpg$/);
  const whole = (await cdn.get('/api/product/1')).body.data;
  const tint = expect.stringMatching(/^#[0-9a-f]{6}$/) as string;
  expect(whole).toMatchObject({ tint, pictures: [{ url: image, tint }] });
  for (const path of ['/api/product', '/api/category', '/api/dashboard']) {
    const [row] = (await cdn.get<Row[]>(path)).body.data;
    expect(row?.image).toMatch(/^https:\/\/cdn\.example\.com\/shop\/media\//);
  }
  expect(await (await fetch(`${cdn.url}/feeds/meta.csv`)).text()).toContain(`,${String(image)},`);
  const copy = { name: 'Pala (salinan)', price: 1, category_id: 1, image };
  expect((await cdn.post('/api/product', { ...send, json: copy })).body.data.image).toBe(image);
  const own = String(image).replace('https://cdn.example.com/shop', '');
  expect((await fetch(cdn.url + own)).status).toBe(200);
  await cdn.put('/api/product/1', { ...send, json: { ...copy, image: '' } });
  const back = await cdn.put('/api/product/1', { ...send, json: { ...copy, image: own } });
  expect(back.body.data.image).toBe(image);
  const elsewhere = { ...copy, image: String(image).replace('cdn', 'evil') };
  expect((await cdn.post('/api/product', { ...send, json: elsewhere })).status).toBe(422);
});
