import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const input = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();

test('TRADE-5 an amount far from the stored one is doubted while it is typed and after the save, and an order below one pack at once', async ({
  page,
  api,
  unique,
}) => {
  const amounts = { pack_net_kg: 60, moq: 300, moq_unit: 'kg', lead_days_max: 21, supply_ton_month: 8 };
  const id = await api.addProduct({ name: unique('AJ Jauh'), category_id: 1, price: 4000, ...amounts });
  await page.goto(`/admin/produk/edit/${id}`);
  for (const [label, text, before] of [
    ['Kapasitas per bulan', '8.000', '8 ton'],
    ['Siap kirim terlama', '140', '21 hari'],
    ['Isi bersih per kemasan', '10', '60 kg'],
    ['Pesanan terkecil', '50', '300 kg'],
  ] as const) {
    await input(page, label).fill(text);
    await expect(input(page, label)).toHaveAccessibleDescription(
      `Sebelumnya ${before}. Periksa nol dan komanya.`,
    );
  }
  await input(page, 'Isi bersih per kemasan').fill('60');
  await expect(input(page, 'Pesanan terkecil')).toHaveAccessibleDescription(
    'Pesanan terkecil kurang dari satu kemasan (60 kg). Periksa nol, koma, dan satuannya.',
  );
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await expect(
    page.getByText(
      'pesanan terkecil 300 kg menjadi 50 kg; siap kirim terlama 21 hari menjadi 140 hari; kapasitas per bulan 8 ton menjadi 8.000 ton. Jauh berbeda',
    ),
  ).toBeVisible();
});

test('TRADE-2 a first export price is compared with a rupiah price for nothing in particular as with one for a kilogram', async ({
  page,
  api,
  unique,
}) => {
  const offer = { export_currency: 'USD', export_unit: 'ton' };
  const id = await api.addProduct({ name: unique('AJ Ekspor'), category_id: 1, price: 85_000, ...offer });
  await page.goto(`/admin/produk/edit/${id}`);
  const exported = input(page, 'Nilai ekspor');
  await exported.fill('2.1');
  await exported.blur();
  await expect(exported).toHaveAccessibleDescription(/^Jauh dari harga dalam rupiah\./);
});
