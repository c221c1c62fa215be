import sharp from 'sharp';

/** Each shade gives another picture. */
export async function photo(category_id: number, shade: number): Promise<FormData> {
  const background = { r: shade, g: 80, b: 120 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  const fields = { name: `Kopi ${shade}`, price: 1, category_id };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('image', new Blob([new Uint8Array(bytes)]), 'kopi.png');
  return form;
}
