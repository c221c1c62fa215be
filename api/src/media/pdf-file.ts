import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { InvalidFields, UnsupportedMediaType } from '../http/http-errors.js';
import { imageUrl, pdfKey } from './renditions.js';

export interface Pdf {
  file: string;
  size: number;
  is_encrypted: boolean;
}

const EMPTY = 'Berkas ini kosong (0 byte). Pilih berkas PDF yang berisi.';
const NO_PDF = 'Berkas ini bukan PDF. Simpan dokumennya sebagai PDF lebih dahulu.';
/** In the trailer, which a newer PDF has as the dictionary of its last stream. */
const ENCRYPTED = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;

/** @throws InvalidFields, UnsupportedMediaType */
export async function readPdf(path: string): Promise<Pdf & { bytes: Buffer }> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new InvalidFields({ file: EMPTY });
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new UnsupportedMediaType(NO_PDF, { file: NO_PDF });
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const is_encrypted = ENCRYPTED.test(bytes.toString('latin1'));
  return { bytes, file: imageUrl(pdfKey(hash)), size: bytes.length, is_encrypted };
}
