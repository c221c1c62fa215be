import { reportFailure } from '~/lib/api/failure-report.server';
import { readPicture } from '~/lib/api/last-good-answers.server';
import { storedPicture } from '~/lib/pictures/stored-picture';
import type { Paper } from './paper.server';

/** In pixels: sharp in print, and the next smaller one. */
const WIDTHS = [640, 320] as const;
/** In bytes, which leaves room for the fonts in 250 kB. */
const MAX_BYTES = 150_000;

interface ReadPicture {
  bytes?: Uint8Array;
  /** False when the API has failed to answer: the next time it may be there. */
  isFinal: boolean;
}

export async function sheetPicture(image: string | null): Promise<ReadPicture> {
  const stored = image === null ? undefined : storedPicture(image);
  if (!stored) return { isFinal: true };
  try {
    for (const width of WIDTHS) {
      const bytes = await readPicture(`${stored.folder}/${Math.min(width, stored.width)}.jpg`);
      if (!bytes) return { isFinal: false };
      if (bytes.length <= MAX_BYTES) return { bytes, isFinal: true };
    }
    return { isFinal: true };
  } catch (error) {
    reportFailure('Gagal memuat gambar', error);
    return { isFinal: false };
  }
}

/** PDFKit's types lack it. */
interface Opener {
  openImage: (bytes: Buffer) => { width: number; height: number };
}

export interface SheetPicture {
  width: number;
  height: number;
  draw: (x: number, y: number, width: number, height: number) => void;
}

/** Undefined for bytes that are no picture. */
export function openPicture({ doc }: Paper, bytes: Uint8Array | undefined): SheetPicture | undefined {
  if (!bytes) return undefined;
  try {
    const image = (doc as unknown as Opener).openImage(Buffer.from(bytes));
    const draw: SheetPicture['draw'] = (x, y, width, height) =>
      doc.image(image as never, x, y, { width, height });
    return { width: image.width, height: image.height, draw };
  } catch (error) {
    reportFailure('Gambar tidak dapat dibaca', error);
    return undefined;
  }
}
