import { expect, test } from '../../fixtures';

const ROW = /,(\d+)\.\d\d IDR,([^,]+),([^,]+),(?:"[^"]*"|[^,]*),([^,]+),[^,]+\r\n/g;

for (const file of ['meta.csv', 'meta-id.csv']) {
  test(`FEED-1 what ${file} says of a product is what its page says`, async ({ page, request }) => {
    const rows = [...(await (await request.get(`/feeds/${file}`)).text()).matchAll(ROW)];
    expect(rows.length).toBeGreaterThanOrEqual(12);
    for (const [, price = '', link = '', image = '', brand = ''] of rows.slice(0, 3)) {
      await page.goto(new URL(link).pathname);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', link);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const { '@graph': graph } = JSON.parse(String(data)) as { '@graph': Record<string, unknown>[] };
      expect(graph).toContainEqual(
        expect.objectContaining({
          '@type': 'Product',
          brand: expect.objectContaining({ name: brand }),
          offers: expect.objectContaining({ price: Number(price) }),
        }),
      );
      const picture = await request.get(new URL(image).pathname);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    }
  });
}
