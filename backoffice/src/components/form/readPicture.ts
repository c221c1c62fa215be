import { REQUESTS } from 'api/contract';
import { pictureType } from './pictureProblem';

const { maxPixels } = REQUESTS.CreateProductRequest.image;
/** Pixels: twice what the site shows at most. */
const LONGEST_EDGE = 4000;

/** A copy, as the file may change before it is sent: of the type that its bytes have, and small enough for the server. */
export async function readPicture(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  const copy = new File([bytes], file.name, { type: await pictureType(file) });
  const picture = await createImageBitmap(copy).catch(() => undefined);
  if (!picture || picture.width * picture.height <= maxPixels) return copy;
  const scale = LONGEST_EDGE / Math.max(picture.width, picture.height);
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  const canvas = new OffscreenCanvas(scaled(picture.width), scaled(picture.height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps what is transparent.
  const type = copy.type === 'image/jpeg' ? copy.type : 'image/webp';
  const small = await canvas.convertToBlob({ type, quality: 0.9 });
  return new File([small], file.name, { type: small.type });
}
