import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { TooLarge, UnsupportedImage } from '../http/refusals.js';

export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const WIDEST = 1920;
/** Pixels; more than that WebP and AVIF cannot hold. */
const TALLEST = 16_383;

/** The widths the site's layouts ask for; a picture also has a rendition of its own width, up to 1920. */
const LADDER = [320, 640, 960];

const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
  jpg: (picture: Sharp) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
} satisfies Record<string, (picture: Sharp) => Sharp>;

const ACCEPTED = ['jpeg', 'png', 'webp', 'heif'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const EMPTY = 'Berkas gambar kosong.';
const NOT_ACCEPTED = 'Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.';
const HEIC = 'Format HEIC belum didukung. Simpan foto sebagai JPEG terlebih dahulu.';
const DAMAGED = 'Gambar rusak atau tidak lengkap.';
const TOO_MANY_PIXELS = 'Gambar paling besar 50 megapiksel.';
const TOO_TALL = `Gambar terlalu tinggi: paling banyak ${TALLEST.toLocaleString('id-ID')} piksel.`;
export const TOO_MANY_BYTES = 'Ukuran gambar paling besar 10 MB.';

/** A picture that was recognised by its bytes and has a name, and is not encoded yet. */
export interface Picture {
  /** `{hash}-{width}x{height}`: the hash of the bytes sent, and the size of the largest rendition in pixels. */
  key: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * Recognises a picture by its bytes, whatever its name and declared type.
 * @throws UnsupportedImage, TooLarge (more than 50 megapixels, or too tall)
 */
export async function recognise(bytes: Buffer): Promise<Picture> {
  if (bytes.length === 0) throw unsupported(EMPTY);
  if (bytes.length > MOST_BYTES) throw new TooLarge(TOO_MANY_BYTES, { image: TOO_MANY_BYTES });
  if (isHeic(bytes)) throw unsupported(HEIC);
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || !ACCEPTED.includes(found.format)) throw unsupported(NOT_ACCEPTED);
  if (found.width * found.height > MOST_PIXELS)
    throw new TooLarge(TOO_MANY_PIXELS, { image: TOO_MANY_PIXELS });

  const { width: fullWidth, height: fullHeight } = found.autoOrient;
  const width = Math.min(fullWidth, WIDEST);
  const height = Math.max(1, Math.round((fullHeight * width) / fullWidth));
  if (height > TALLEST) throw new TooLarge(TOO_TALL, { image: TOO_TALL });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  return { key: `${hash}-${width}x${height}`, width, height, bytes };
}

/**
 * Every rendition of a picture, upright and without metadata: file name → bytes.
 * @throws UnsupportedImage when the bytes end too early or make no sense
 */
export async function render({ bytes, width, height }: Picture): Promise<Map<string, Buffer>> {
  // Decoded once, at the largest size wanted: a 50-megapixel picture decoded per rendition would not fit into memory.
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize(width, height)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unsupported(DAMAGED);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = widthsOf(width).flatMap((each) =>
    Object.entries(ENCODERS).map(async ([extension, encode]) => {
      const picture = sharp(data, { raw }).resize({ width: each });
      return [`${each}.${extension}`, await encode(picture).toBuffer()] as const;
    }),
  );
  return new Map(await Promise.all(files));
}

/** The address of the largest rendition, the one that `image` holds. */
export function imageUrl(key: string): string {
  const width = /-(\d+)x\d+$/.exec(key)?.[1] ?? '';
  return `/media/${key}/${width}.jpg`;
}

export function keyOf(image: string): string {
  return image.split('/')[2] ?? '';
}

function widthsOf(width: number): number[] {
  return [...LADDER.filter((step) => step < width), width];
}

/** An ISO media file names its brand behind 'ftyp'; AVIF's brands are 'avif' and 'avis'. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  return HEIC_BRANDS.includes(bytes.toString('latin1', 8, 12)) && !bytes.subarray(0, 64).includes('avif');
}

function unsupported(sentence: string): UnsupportedImage {
  return new UnsupportedImage(sentence, { image: sentence });
}
