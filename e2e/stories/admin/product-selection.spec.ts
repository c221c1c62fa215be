import type { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';

/** The address of the list of a category's products, which no other story changes. */
async function listOfOwn(api: ApiClient, category: string, products: number): Promise<string> {
  const category_id = await api.addCategory(category);
  for (let n = 1; n <= products; n++) await api.addProduct({ name: `${category} ${n}`, category_id });
  return `/admin/produk?filter=${encodeURIComponent(JSON.stringify({ category_id }))}`;
}

test.describe('with the demo catalogue', () => {
  test.use({ signedIn: true });

  test('HAND-7 the name and the picture lead to the edit screen, in table and cards; prices end together', async ({
    page,
    api,
    unique,
  }) => {
    const name = unique('Lada');
    const long = `${name} ${'panjang sekali '.repeat(8)}`.trim();
    const trade = { price: 82_000, price_unit: 'sack', pack_net_kg: 40 };
    const id = await api.addProduct({ name: long, category_id: 1, ...trade });
    const list = `/admin/produk?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(list);
      const link = page.getByRole('link', { name: long });
      const lines = await link.evaluate(
        (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBe(2);
      await link.click();
      await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
      await page.goto(list);
      await page.locator(`a[href="/admin/produk/edit/${id}"][aria-hidden]`).click();
      await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
    }
    await page.goto(list);
    await expect(page.getByRole('main')).toContainText('Rp 82.000 / karung (40 kg)');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('td.column-price')).toHaveCSS('text-align', 'right');
  });

  test('HAND-7 the edit screen leads to the site, duplicates, and deletes with a way back', async ({
    page,
    api,
    unique,
  }) => {
    const name = unique('AA Edit');
    const id = await api.addProduct({ name, category_id: 1 });
    await page.goto(`/admin/produk/edit/${id}`);
    const site = page.getByRole('link', { name: 'Lihat di situs' });
    await expect(site).toHaveAttribute('href', `/produk/${id}`);
    await expect(site).toHaveAttribute('target', '_blank');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(site).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Duplikat' }).click();
    await expect(page.getByLabel('Nama')).toHaveValue(`${name} (salinan)`);

    await page.goto(`/admin/produk/edit/${id}`);
    // What was typed goes with the product: no question about it, which would be dismissed here.
    await page.getByLabel('Nama').fill(unique('AA Diketik'));
    await page.getByRole('button', { name: 'Hapus', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    // Filtered, as it was left.
    await expect(page).toHaveURL(/\/admin\/produk(\?|$)/);
    await page.getByText('Produk dihapus.').hover();
    await expect(page.getByText('Produk tidak ditemukan.')).toHaveCount(0);
    expect(await api.list('product', { id: [id] })).toEqual([]);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(await api.list('product', { id: [id] })).toMatchObject([{ id, name }]);
  });

  test('HAND-7 at 820 px the cards stand in two columns; the table appears where all of it fits', async ({
    page,
    api,
    unique,
  }) => {
    const list = await listOfOwn(api, unique('Kolom'), 4);
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(list);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.nth(3)).toBeVisible();
    const [first, second, third] = await Promise.all([0, 1, 2].map((n) => cards.nth(n).boundingBox()));
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(first?.x);
    for (const width of [1199, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('table')).toHaveCount(width < 1200 ? 0 : 1);
      const remove = page.getByRole('main').getByRole('button', { name: 'Hapus', exact: true }).first();
      await expect(remove).toBeInViewport({ ratio: 1 });
    }
  });

  test('HAND-7 KEEP-4 all products that match get other prices after a preview, and one Urungkan', async ({
    page,
    api,
    unique,
  }) => {
    const name = unique('Lada Pilihan');
    const category_id = await api.addCategory(name);
    for (let n = 1; n <= 30; n++) await api.addProduct({ name: `${name} ${n}`, category_id, price: 1000 });
    await page.goto(`/admin/produk?filter=${encodeURIComponent(JSON.stringify({ category_id }))}`);
    await page.getByRole('main').getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Pilih semua 30 produk yang cocok' }).click();
    await expect(page.getByText('30 dipilih')).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await page.getByRole('button', { name: 'Ubah harga' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ubah harga 30 produk' });
    await dialog.getByRole('textbox', { name: 'Naik atau turun (persen)' }).fill('10');
    await dialog.getByRole('button', { name: 'Lihat hasilnya' }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText(/1\.000 → Rp\s1\.100/);
    await dialog.getByRole('button', { name: 'Ubah harga 30 produk' }).click();
    await expect(page.getByText('Harga 30 produk diubah.')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('30 produk dikembalikan.')).toBeVisible();
  });
});
