import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { emptyBucket, openToVisitors } from '../../../api/test/store/test-bucket';
import { ApiClient } from '../../api-client';
import { demoPicture } from '../../demo-picture';
import { PRODUCT, startProduct } from '../../start-product';
import { runToEnd } from '../../start-server';

const MEDIA_COMMAND = resolve(PRODUCT, '../bin/media.js');
const ADMIN_PASSWORD = 'rahasia-besar';

// `npm test` starts the store. In CI a missing one is a failure.
test.skip(!process.env.TEST_S3_ENDPOINT && process.env.CI !== 'true', 'no S3 store was started');

async function addProduct(url: string, name: string, picture: string): Promise<number> {
  const client = await ApiClient.signIn(url, ADMIN_PASSWORD);
  const category_id = await client.addCategory(`Kategori ${name}`);
  return client.addProduct({ name, category_id, image: demoPicture(picture) });
}

/** Returns where the picture on its page came from. */
async function shownPicture(page: Page, url: string, id: number, name: string): Promise<string> {
  await page.goto(`${url}/produk/${id}`);
  const picture = page.getByRole('main').getByRole('img', { name }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((img: HTMLImageElement) => img.currentSrc);
}

async function sheetHasPicture(url: string, id: number): Promise<boolean> {
  const sheet = await fetch(`${url}/produk/${id}/spec.pdf`);
  return (await sheet.text()).includes('/DCTDecode');
}

test('SCALE-1 an installation moves into an S3 store and back, and pages show its pictures', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'etalase-e2e-'));
  const folder = { DATA_DIR: dataDir, ADMIN_PASSWORD };
  const bucket = await emptyBucket();
  const store = { ...folder, ...bucket };
  const copy = (direction: string) =>
    runToEnd([process.execPath, MEDIA_COMMAND, 'copy', direction], dataDir, store);
  const [first, second] = readdirSync(demoPicture('.'))
    .filter((name) => name.endsWith('.jpg'))
    .slice(0, 2) as [string, string];
  try {
    let product = await startProduct(folder);
    const pala = await addProduct(product.url, 'Pala', first);
    await product.stop();

    const refused = await runToEnd([process.execPath, PRODUCT], dataDir, {
      ...store,
      S3_BUCKET: 'no-such-bucket',
    });
    expect(refused.code).toBe(1);
    expect(refused.output.trim()).toMatch(
      /^Etalase cannot start: pictures: there is no bucket no-such-bucket at .*$/,
    );
    const copied = await copy('to-store');
    expect(copied.output).toMatch(
      /^1 pictures \(\d+\.\d MB\) copied from \S+ to the bucket .*, 0 were there, 0 differ\.\n$/,
    );
    expect((await copy('to-store')).output).toMatch(
      /^0 pictures \(0\.0 MB\) .*, 1 were there, 0 differ\.\n$/,
    );
    renameSync(join(dataDir, 'media'), join(dataDir, 'away'));

    product = await startProduct(store);
    const cengkih = await addProduct(product.url, 'Cengkih', second);
    expect(await shownPicture(page, product.url, pala, 'Pala')).toContain(`${product.url}/media/`);
    expect(await shownPicture(page, product.url, cengkih, 'Cengkih')).toContain(`${product.url}/media/`);
    expect(await sheetHasPicture(product.url, pala)).toBe(true);
    await product.stop();

    const pictures = await openToVisitors(bucket.S3_BUCKET);
    product = await startProduct({ ...store, MEDIA_PUBLIC_URL: pictures });
    const shown = await shownPicture(page, product.url, cengkih, 'Cengkih');
    expect(shown).toContain(`${pictures}/media/`);
    expect((await fetch(shown)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${pictures}/installation`)).status).toBe(403);
    expect(await sheetHasPicture(product.url, cengkih)).toBe(true);
    const card = page.locator('meta[property="og:image"]');
    expect(await card.getAttribute('content')).toContain(`${pictures}/media/`);
    await product.stop();

    expect(await copy('to-folder')).toMatchObject({ code: 0 });
    product = await startProduct(folder);
    expect(await shownPicture(page, product.url, cengkih, 'Cengkih')).toContain(`${product.url}/media/`);
    await product.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
