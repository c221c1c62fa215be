// Plain JavaScript, so that a process runs it as it is: from the sources under Jest, from the build otherwise.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MOST_PIXELS, PICTURE_TYPES, PICTURE_WIDTHS } from './picture-rules.js';

/**
 * @import { Metadata, Sharp } from 'sharp'
 * @import { Answer, Job } from './renderer.js'
 * @import { Recognised } from './renditions.js'
 */

const WIDEST = 1920;
/** Pixels; more than that WebP and AVIF cannot hold. */
const TALLEST = 16_383;
/** Bytes: what a picture may take when it is decoded, and this process in all. */
const MOST_DECODED = 320e6;
const MOST_RESIDENT = 480e6;
const CHECK_EVERY_MS = 50;
/** As in renderer.ts. */
const OUT_OF_MEMORY = 77;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** @type {Record<string, (picture: Sharp) => Sharp>} */
const ENCODERS = {
  // A third less work than with effort 2, at the same size and 0.2 dB of quality.
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
};

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const EMPTY = 'Berkas gambar kosong.';
const NOT_ACCEPTED = 'Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.';
const HEIC = 'Format HEIC belum didukung. Simpan foto sebagai JPEG terlebih dahulu.';
const DAMAGED = 'Gambar rusak atau tidak lengkap.';
const TOO_MANY_PIXELS = 'Gambar paling besar 51 megapiksel.';
const TOO_TALL = `Gambar terlalu tinggi: paling banyak ${TALLEST.toLocaleString('id-ID')} piksel.`;
const TOO_MUCH_MEMORY =
  'Gambar ini butuh terlalu banyak memori untuk diolah. Perkecil ukurannya, atau simpan sebagai JPEG.';

class Refused extends Error {
  /**
   * @param {'TooLarge' | 'UnsupportedMediaType'} refusal
   * @param {string} sentence
   */
  constructor(refusal, sentence) {
    super(sentence);
    this.refusal = refusal;
  }
}

sharp.cache(false);
sharp.concurrency(1);
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_RESIDENT) process.exit(OUT_OF_MEMORY);
}, CHECK_EVERY_MS).unref();

process.on('disconnect', () => process.exit());
process.on('message', (/** @type {Job} */ job) => void perform(job).then((answer) => process.send?.(answer)));

/**
 * @param {Job} job
 * @returns {Promise<Answer>}
 */
async function perform(job) {
  try {
    if (job.do === 'recognise') return { done: await recognise(job.file) };
    return { done: await render(job) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal, sentence: error.message };
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    return { failure: message, code };
  }
}

/**
 * @param {string} file
 * @returns {Promise<Recognised>}
 */
async function recognise(file) {
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new Refused('UnsupportedMediaType', EMPTY);
  if (isHeic(bytes)) throw new Refused('UnsupportedMediaType', HEIC);
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || !Object.hasOwn(PICTURE_TYPES, found.format))
    throw new Refused('UnsupportedMediaType', NOT_ACCEPTED);
  if (found.width * found.height > MOST_PIXELS) throw new Refused('TooLarge', TOO_MANY_PIXELS);
  if (found.width * found.height * bytesPerPixel(found) > MOST_DECODED)
    throw new Refused('TooLarge', TOO_MUCH_MEMORY);

  const { width: fullWidth, height: fullHeight } = found.autoOrient;
  const width = Math.min(fullWidth, WIDEST);
  const height = Math.max(1, Math.round((fullHeight * width) / fullWidth));
  if (height > TALLEST) throw new Refused('TooLarge', TOO_TALL);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  return { key: `${hash}-${width}x${height}`, width, height };
}

/** @param {Extract<Job, { do: 'render' }>} job */
async function render({ file, picture: { width, height }, folder }) {
  // Decoded once, at the largest size, and row by row where the format has rows.
  const decode = (/** @type {string | Buffer} */ input, /** @type {'truncated' | 'warning'} */ failOn) =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn })
      .autoOrient()
      .resize(width, height)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await decode(file, 'truncated')
    // Some programs leave out the end of a JPEG. With it half of one still gives a warning.
    .catch(async () => decode(Buffer.concat([await readFile(file), END_OF_JPEG]), 'warning'))
    .catch(() => {
      throw new Refused('UnsupportedMediaType', DAMAGED);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const each of [...PICTURE_WIDTHS.filter((step) => step < width), width]) {
    const files = Object.entries(ENCODERS).map(async ([extension, encode]) => {
      const picture = sharp(data, { raw }).resize({ width: each });
      const bytes = await encode(picture).toBuffer();
      await writeFile(join(folder, `${each}.${extension}`), bytes, { flag: 'wx', mode: 0o600, flush: true });
    });
    await Promise.all(files);
  }
  const average = sharp(data, { raw }).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' });
  return `#${(await average.toColourspace('srgb').raw().toBuffer()).toString('hex', 0, 3)}`;
}

/**
 * As measured with pictures of 50 megapixels. A format that is decoded row by row takes next to nothing.
 * @param {Metadata} picture
 */
function bytesPerPixel({ format, channels, depth, isProgressive }) {
  const samples = channels * (depth === 'ushort' ? 2 : 1);
  // Its decoder has the planes, the frame and the pixels at once.
  if (format === 'heif') return depth === 'ushort' ? 25 : 19;
  if (format === 'png' && isProgressive) return samples + 1;
  // The coefficients of all scans, of which each takes two bytes.
  if (format === 'jpeg' && isProgressive) return 2 * channels;
  return format === 'webp' ? samples : 0;
}

/**
 * An ISO media file names its brand behind 'ftyp'; AVIF's brands are 'avif' and 'avis'.
 * @param {Buffer} bytes
 */
function isHeic(bytes) {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  return HEIC_BRANDS.includes(bytes.toString('latin1', 8, 12)) && !bytes.subarray(0, 64).includes('avif');
}
