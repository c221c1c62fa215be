import { answer } from '../../answers';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';
import { ApiClient } from '../../api-client';

test('HAND-14 the overview counts what lacks something and what waits in the trash, and leads there', async ({
  ownProduct: { url, password },
  ownPage: page,
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Teh');
  const image = demoPicture('coffee-ground.jpg');
  await api.addProduct({ name: 'Teh hijau', description: 'Dari Garut.', category_id, image });
  await api.addProduct({ name: 'Teh hitam', category_id, image });
  await api.addProduct({ name: 'Teh putih', category_id });
  await api.put(`category/${category_id}`, { nama_category: 'Teh', heading_id: 'Teh pilihan' });
  const pupuk = await api.addCategory('Pupuk');
  await api.addSpecField(pupuk, {
    key: 'ash',
    label: 'Abu',
    label_en: 'Ash',
    kind: 'number',
    required: true,
  });
  await api.addProduct({ name: 'Kompos', description: 'Matang.', category_id: pupuk, image });
  await api.remove(`product/${await api.addProduct({ name: 'Teh lama', category_id })}`);

  const work = page.getByRole('region', { name: 'Perlu perhatian' });
  for (const [name, rows] of [
    ['Tanpa gambar1', ['Teh putih']],
    ['Tanpa deskripsi2', ['Teh hitam', 'Teh putih']],
    ['Spesifikasi wajib belum diisi1', ['Kompos']],
  ] as const) {
    await page.goto('/admin');
    await work.getByRole('link').filter({ hasText: name }).click();
    await expect(page).toHaveURL(/\/admin\/produk\?filter=/);
    await expect(page.getByRole('row')).toHaveText([/Nama/, ...rows.map((row) => new RegExp(row))]);
  }
  await page.goto('/admin');
  await expect(work.getByRole('link').filter({ hasText: 'Tanpa harga' })).toHaveCount(0);
  // All that are counted, and not those of the filter before.
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Produk 4' }).click();
  await expect(page).toHaveURL(/\/admin\/produk(\?|$)/);
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.goto('/admin');
  await work.getByRole('link').filter({ hasText: 'Sampah1' }).click();
  await expect(page).toHaveURL('/admin/sampah');
  await page.goto('/admin');
  await work.getByRole('link').filter({ hasText: 'Teks kategori tanpa Inggris1' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Teh']);
  await expect(page.getByLabel('Kelengkapan')).toHaveText('Belum ada bahasa Inggris');

  await page.goto('/admin');
  const latest = page.getByRole('region', { name: 'Perubahan terbaru' }).getByRole('listitem');
  await expect(latest.first()).toContainText('memindahkan ke sampah produk Teh lama');
  await expect(latest.nth(1)).toContainText('menambahkan produk Teh lama');
  await latest.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/riwayat\?filter=/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('HAND-14 LANG-6 the overview counts translations that have not followed their text, and leads there', async ({
  ownProduct: { url, password },
  ownPage: page,
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Teh');
  await api.addCategory('Kopi');
  const both = { nama_category: 'Teh', heading: 'Choice tea', heading_id: 'Teh pilihan' };
  await api.put(`category/${category_id}`, both);
  await api.put(`category/${category_id}`, { ...both, heading_id: 'Teh Garut' });
  await api.addProduct({ name: 'Teh hijau', name_en: 'Green tea', category_id });
  const id = await api.addProduct({ name: 'Teh melati', name_en: 'Jasmine tea', category_id });
  await api.put(`product/${id}`, { name: 'Teh kenanga', price: 1, category_id });
  const shown = page.getByRole('main');
  for (const [tile, found] of [
    ['Teks kategori mungkin usang1', shown.getByRole('heading', { level: 2, name: 'Teh', exact: true })],
    ['Terjemahan mungkin usang1', shown.getByRole('row', { name: /Teh kenanga/ })],
  ] as const) {
    await page.goto('/admin');
    const work = page.getByRole('region', { name: 'Perlu perhatian' });
    await work.getByRole('link').filter({ hasText: tile }).click();
    await expect(page.getByLabel('Kelengkapan')).toHaveText('Terjemahan mungkin usang');
    await expect(found).toBeVisible();
  }
});

test('HAND-14 TRADE-2 TRADE-3 the overview counts export prices that are over, and what is sold out past its day of return', async ({
  ownProduct: { url, password },
  ownPage: page,
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Teh');
  const offer = { category_id, export_price: 3, export_currency: 'USD', export_unit: 'kg' };
  await api.addProduct({ ...offer, name: 'Teh hijau', export_valid_until: '2020-01-31' });
  await api.addProduct({ ...offer, name: 'Teh hitam', export_valid_until: '2099-01-31' });
  const soldOut = { category_id, availability: 'sold_out' };
  await api.addProduct({ ...soldOut, name: 'Teh merah', back_in_stock_on: '2020-01-31' });
  await api.addProduct({ ...soldOut, name: 'Teh biru', back_in_stock_on: '2099-01-31' });
  await api.addProduct({ ...soldOut, name: 'Teh putih' });
  for (const [label, found] of [
    ['Nilai ekspor (hampir) kedaluwarsa', 'Teh hijau'],
    ['Habis, tanggalnya lewat', 'Teh merah'],
  ] as const) {
    await page.goto('/admin');
    const work = page.getByRole('region', { name: 'Perlu perhatian' });
    await work
      .getByRole('link')
      .filter({ hasText: `${label}1` })
      .click();
    await expect(page.getByRole('row')).toHaveText([/Nama/, new RegExp(found)]);
    await expect(page.getByLabel('Kelengkapan')).toHaveText(label);
  }
});

test('ASK-8 the overview counts the inquiries by status, and leads there; the new ones are counted again each minute', async ({
  ownProduct: { url, password },
  ownPage: page,
}) => {
  const api = await ApiClient.signIn(url, password);
  const add = (name: string) => api.addInquiry({ name, phone: '0812 3456 7890' });
  await add('Sari');
  await api.put(`inquiry/${await add('Budi')}`, { status: 'menang' });
  await page.clock.install();
  await page.goto('/admin');
  const interest = page.getByRole('region', { name: 'Minat' });
  await expect(interest.getByRole('link')).toHaveText(['Baru1', 'Menang1']);
  await add('Ani');
  await page.clock.runFor('01:00');
  await expect(page.getByRole('link', { name: 'Permintaan (2)' })).toBeVisible();
  await interest.getByRole('link', { name: 'Menang' }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(['Budi']);
});

test.describe('of the demo catalogue', () => {
  test.use({ signedIn: true });

  for (const [failed, left] of [
    ['history', 'Perlu perhatian'],
    ['product', 'Perubahan terbaru'],
    ['trash', 'Perubahan terbaru'],
  ] as const) {
    test(`HAND-14 OVR-4 a failed load of ${failed} leaves the rest`, async ({ page, api, unique }) => {
      await api.addProduct({ name: unique('Tanpa gambar'), category_id: 1 });
      await answer(page, 'GET', failed);
      await page.goto('/admin');
      await expect(page.getByRole('region', { name: left }).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Edit Kontak' })).toBeVisible();
    });
  }

  test('ASK-6 the overview tells of mails that failed, and sends them again', async ({ page }) => {
    const data = [{ id: 7, reason: '550 No such user here' }];
    const failed = {
      status: 200,
      json: { success: true, message: 'OK', data },
      headers: { 'X-Total-Count': '3' },
    };
    await answer(page, 'GET', 'mail-outbox', failed);
    await page.goto('/admin');
    const notice = page.getByRole('alert').filter({ hasText: '3 e-mail gagal terkirim' });
    await expect(notice).toContainText('550 No such user here');
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Kirim lagi' }).click();
    await expect(page.getByText('E-mail yang gagal akan dikirim lagi.')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('HAND-14 what failed to load is loaded once there is a connection again', async ({
    page,
    context,
  }) => {
    await answer(page, 'GET', 'dashboard');
    await page.goto('/admin');
    await expect(page.getByText('Data gagal dimuat.').first()).toBeVisible();
    await context.setOffline(true);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByText('Data gagal dimuat.')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});
