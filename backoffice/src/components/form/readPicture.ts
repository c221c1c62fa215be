import { REQUESTS } from 'api/contract';
import { pictureType } from './pictureProblem';

const { maxPixels, maxBytes } = REQUESTS.CreateProductRequest.image;
/** Pixels: twice what the site shows at most. */
const LONGEST_EDGE = 4000;

const READ = new WeakMap<File, Promise<File>>();

/**
 * A copy, as the file may change before it is sent: of the type that its bytes have, and small enough for the server.
 * Whoever asks again for the same file waits for the same copy. A file that cannot be read is answered as it is.
 */
export function readPicture(file: File): Promise<File> {
  const reading = READ.get(file) ?? read(file).catch(() => file);
  READ.set(file, reading);
  return reading;
}

async function read(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  const copy = new File([bytes], file.name, { type: await pictureType(file) });
  const small = await madeSmaller(copy);
  READ.set(small, Promise.resolve(small));
  return small;
}

async function madeSmaller(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  try {
    const { width, height } = picture;
    if (width * height <= maxPixels && file.size <= maxBytes) return file;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
    const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
    const canvas = new OffscreenCanvas(scaled(width), scaled(height));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // WebP keeps what is transparent.
    const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
    const small = await canvas.convertToBlob({ type, quality: 0.9 });
    return new File([small], file.name, { type: small.type });
  } finally {
    picture.close();
  }
}
