import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import jsQR from 'jsqr';
import { findProgram } from '../scripts/testing/programs.mjs';

const run = promisify(execFile);

export const POPPLER = findProgram('pdftotext');

/** Fine enough for a QR code of an inch. */
const DOTS_PER_INCH = 150;

export interface ReadPdf {
  text: string;
  /** The elements of a tagged PDF, with their texts. */
  structure: string;
  info: string;
  pages: number;
  fonts: { name: string; embedded: string; subset: string; unicode: string }[];
  qrCode: (page: number) => Promise<string | undefined>;
  close: () => Promise<void>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-pdf-'));
  const file = join(folder, 'file.pdf');
  await writeFile(file, bytes);
  const ask = async (program: string, ...options: string[]) =>
    (await run(program, [...options, file])).stdout;
  const text = (await run('pdftotext', [file, '-'])).stdout;
  const [info, structure, fonts] = [
    await ask('pdfinfo'),
    await ask('pdfinfo', '-struct-text'),
    await ask('pdffonts'),
  ];
  const flags = /(yes|no) +(yes|no) +(yes|no) +\d+ +\d+$/;
  return {
    text,
    structure,
    info,
    pages: Number(/^Pages: +(\d+)$/m.exec(info)?.[1]),
    fonts: fonts
      .split('\n')
      .slice(2, -1)
      .map((line) => {
        const [, embedded = '', subset = '', unicode = ''] = flags.exec(line) ?? [];
        return { name: line.split(' ')[0] ?? '', embedded, subset, unicode };
      }),
    qrCode: async (page) => {
      const pages = ['-f', String(page), '-l', String(page), '-singlefile'];
      await run('pdftoppm', [...pages, '-r', String(DOTS_PER_INCH), file, join(folder, 'page')]);
      return decode(await readFile(join(folder, 'page.ppm')));
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** Reads a PPM: 'P6 width height 255' and three bytes for each dot. */
function decode(picture: Buffer): string | undefined {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40));
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  const dots = picture.subarray(head?.[0].length);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let dot = 0; dot < width * height; dot += 1) rgba.set(dots.subarray(dot * 3, dot * 3 + 3), dot * 4);
  return jsQR(rgba, width, height)?.data;
}

/** Where a line breaks depends on the width of its column. */
export function unspaced(text: string): string {
  return text.replace(/\s+/g, '');
}
