import { deflateSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { type HostileFile, MARK, noise } from './hostile-file';
import {
  isoBox,
  jpegSegment,
  manyScans,
  number,
  onePixelData,
  png,
  pngChunk,
  resizedJpeg,
  withSegments,
} from './raw-pictures';

const SCRIPT = `<script>/* ${MARK} */ alert(document.domain)</script>`;
const MEGABYTE = 1024 * 1024;

function photo(width = 400, height = 300): Sharp {
  return sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } });
}

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#246' }, limitInputPixels: false });
}

const jpeg = () => photo().jpeg({ quality: 70 }).toBuffer();
const smallPng = () => photo(64, 48).png().toBuffer();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);
const LAUGHS = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const OUTSIDE = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
/** A PNG chunk's name and compressed data that unfold to this many bytes. */
const unfolding = (name: string, bytes: number) =>
  Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), deflateSync(Buffer.alloc(bytes))]);

function truncated(made: Promise<Buffer>, share: number): Promise<Buffer> {
  return made.then((bytes) => bytes.subarray(0, Math.floor(bytes.length * share)));
}

/** Its first directory points at itself, and its orientation turns the picture. */
function turningExif(): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  tiff.writeUInt32BE(8, 22);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(MARK)]));
}

type Entry = [name: string, make: HostileFile['make'], more?: Partial<HostileFile>];
const kept = { expected: 'kept' } as const;
const refused = { expected: 'refused' } as const;
const onlyWhole = true;

const NOTHING: Entry[] = [
  ['empty', () => Buffer.alloc(0), refused],
  ['one byte', () => Buffer.from('\xff', 'latin1'), refused],
  ['a megabyte of zeros', () => Buffer.alloc(MEGABYTE), refused],
  ['a megabyte of noise', () => noise(MEGABYTE), refused],
  ['JPEG, the first three bytes', () => Buffer.from('ffd8ff', 'hex'), refused],
  ['JPEG of 11 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(11 * MEGABYTE)]), refused],
];

const CUT: Entry[] = [
  ['JPEG, cut in half', () => truncated(jpeg(), 0.5), refused],
  ['PNG, cut in half', () => truncated(smallPng(), 0.5), refused],
  ['WebP, cut in half', () => truncated(photo().webp().toBuffer(), 0.5), refused],
  ['AVIF, cut in half', () => truncated(photo().avif({ effort: 0 }).toBuffer(), 0.5), refused],
  ['PNG without pixels', () => png({ width: 9, height: 9 }), refused],
  [
    'PNG with wrong checksums',
    () => png({ width: 9, height: 9 }, { pixels: [pngChunk('IDAT', noise(99), 1)] }),
    refused,
  ],
  ['PNG with a palette it lacks', () => wholePng({ width: 64, height: 64, colour: 3 })],
  ['AVIF by its brand, noise by content', () => Buffer.concat([brand('avif'), noise(5000)]), refused],
  ['JPEG with noise between its scans', async () => withNoise(await jpeg())],
];

const OTHER_KINDS: Entry[] = [
  ['SVG with a script', () => svg(SCRIPT), refused],
  [
    'SVG with an external entity',
    () => Buffer.concat([Buffer.from(OUTSIDE), svg('<text>&e;</text>')]),
    refused,
  ],
  ['SVG that laughs', () => Buffer.concat([Buffer.from(LAUGHS), svg('<text>&b;</text>')]), refused],
  ['SVG that asks another site', () => svg('<image href="http://127.0.0.1:1/x"/>'), refused],
  ['SVG, packed', () => gzipSync(svg(SCRIPT)), refused],
  ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`), refused],
  ['GIF', () => photo(64, 64).gif().toBuffer(), refused],
  ['GIF that is a script', () => Buffer.from(`GIF89a/*${MARK}*/=1;alert(1)//`), refused],
  [
    'GIF of 3,000 frames',
    () => frames(3000).then((pages) => pages.gif({ loop: 0 }).toBuffer()),
    { ...refused, onlyWhole },
  ],
  ['TIFF', () => photo(64, 64).tiff().toBuffer(), refused],
  ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), refused],
  ['icon', () => Buffer.concat([Buffer.from('00000100010000000000', 'hex'), noise(200)]), refused],
  ['HEIC', () => Buffer.concat([brand('heic'), noise(5000)]), refused],
  ['MP4', () => Buffer.concat([brand('isom'), noise(5000)]), refused],
  ['PSD', () => Buffer.concat([Buffer.from('8BPS\0\x01'), noise(5000)]), refused],
  [
    'PDF',
    () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
    refused,
  ],
  ['zip', () => Buffer.from(zipSync({ 'x.jpg': noise(500) })), refused],
  ['program', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), noise(5000)]), refused],
];

const TWO_KINDS: Entry[] = [
  ['PNG called JPEG', smallPng, kept],
  ['JPEG called a page', jpeg, { ...kept, fileName: 'page.html', type: 'text/html' }],
  ['JPEG called a path', jpeg, { ...kept, fileName: '../../../../etc/cron.d/job.jpg' }],
  ['JPEG with a name of 3,000 letters', jpeg, { ...kept, fileName: `${'a'.repeat(3000)}.jpg` }],
  ['JPEG called a program', jpeg, { fileName: 'run.php\0.jpg', type: 'application/x-php' }],
  ['JPEG with a zip behind', async () => Buffer.concat([await jpeg(), zipSync({ [MARK]: noise(9) })]), kept],
  [
    'JPEG with a page in its comment',
    async () => withSegments(await jpeg(), jpegSegment(0xfe, Buffer.from(SCRIPT))),
    kept,
  ],
  [
    'JPEG with a program behind',
    async () => Buffer.concat([await jpeg(), Buffer.from(`<?php /*${MARK}*/ system($_GET[0]);`)]),
    kept,
  ],
  ['JPEG behind a PDF', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()]), refused],
  [
    'PNG with a page in its text',
    () => wholePng({ width: 64, height: 64 }, [pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))]),
    kept,
  ],
];

const METADATA: Entry[] = [
  ['JPEG with EXIF that points at itself', async () => withSegments(await jpeg(), turningExif())],
  [
    'JPEG with XMP that laughs',
    async () => withSegments(await jpeg(), xmp(`${LAUGHS}<x>&b;${MARK}</x>`)),
    kept,
  ],
  [
    'JPEG with 8 MB of EXIF',
    async () => withSegments(await jpeg(), ...segmentsOf(0xe1, 'Exif\0\0', 125)),
    { onlyWhole },
  ],
  ['JPEG with 200 parts of a colour profile', async () => withSegments(await jpeg(), ...profileParts(200))],
  [
    'PNG with a colour profile that unfolds',
    () => wholePng({ width: 64, height: 64 }, [pngChunk('iCCP', unfolding('x', 200 * MEGABYTE))]),
    { onlyWhole },
  ],
  [
    'PNG with a text that unfolds',
    () => wholePng({ width: 64, height: 64 }, [pngChunk('zTXt', unfolding('Comment', 200 * MEGABYTE))]),
    { onlyWhole },
  ],
  [
    'PNG with 20,000 texts',
    () =>
      wholePng(
        { width: 64, height: 64 },
        Array.from({ length: 20_000 }, () => pngChunk('tEXt', Buffer.from('a\0b'))),
      ),
  ],
];

const LARGE: Entry[] = [
  ['AVIF, one colour, 50 megapixels', () => plain(7064, 7060).avif({ effort: 0 }).toBuffer(), { onlyWhole }],
  ['PNG, one colour, 50 megapixels', () => wholePng({ width: 7000, height: 7000 }), { onlyWhole }],
  ['PNG, 16 bits, interlaced, 25 megapixels', () => interlaced(5000), { onlyWhole }],
  [
    'WebP, one colour, 49 megapixels',
    () => plain(16_383, 3000).webp({ lossless: true, effort: 0 }).toBuffer(),
    { onlyWhole },
  ],
  [
    'JPEG, noise, 12 megapixels',
    () => photo(4000, 3000).jpeg({ quality: 40 }).toBuffer(),
    { ...kept, onlyWhole },
  ],
  ['JPEG, one colour, 50 megapixels', () => plain(7070, 7070).jpeg().toBuffer(), { onlyWhole }],
  [
    'JPEG, one colour, 50 megapixels, progressive',
    () => plain(7070, 7070).jpeg({ progressive: true }).toBuffer(),
    { onlyWhole },
  ],
  [
    'PNG that says 65,535 by 65,535',
    () =>
      png({ width: 65_535, height: 65_535 }, { pixels: [pngChunk('IDAT', deflateSync(Buffer.alloc(99)))] }),
    refused,
  ],
  [
    'PNG that says 2,147,483,647 wide',
    () =>
      png({ width: 2 ** 31 - 1, height: 1 }, { pixels: [pngChunk('IDAT', deflateSync(Buffer.alloc(99)))] }),
    refused,
  ],
  [
    'PNG that says 0 by 0',
    () => png({ width: 0, height: 0 }, { pixels: [pngChunk('IDAT', deflateSync(Buffer.alloc(99)))] }),
    refused,
  ],
  [
    'PNG that says 7,000 by 7,000 and has a line',
    () =>
      png({ width: 7000, height: 7000 }, { pixels: [pngChunk('IDAT', deflateSync(Buffer.alloc(21_001)))] }),
    { ...refused, onlyWhole },
  ],
  [
    'PNG with 200 MB more than it needs',
    () =>
      png({ width: 64, height: 64 }, { pixels: [onePixelData({ width: 64, height: 64 }, 200 * MEGABYTE)] }),
    { onlyWhole },
  ],
  ['JPEG that says 65,500 by 65,500', async () => resizedJpeg(await jpeg(), 65_500, 65_500), refused],
  ['JPEG, 65,500 by 1', () => plain(65_500, 1).jpeg().toBuffer()],
  ['JPEG, 1 by 16,384', () => plain(1, 16_384).jpeg().toBuffer(), refused],
  ['PNG, 1 by 1', () => wholePng({ width: 1, height: 1 }), kept],
];

const ODD: Entry[] = [
  ['JPEG in CMYK', () => photo().toColourspace('cmyk').jpeg().toBuffer(), kept],
  [
    'JPEG with 2,000 scans',
    async () => manyScans(await photo(640, 480).jpeg({ progressive: true }).toBuffer(), 2000),
    { onlyWhole },
  ],
  [
    'WebP of 400 frames',
    () => frames(400).then((pages) => pages.webp({ effort: 0 }).toBuffer()),
    { onlyWhole },
  ],
  [
    'PNG that says it moves',
    () =>
      wholePng({ width: 64, height: 64 }, [
        pngChunk('acTL', Buffer.concat([number(2 ** 31 - 1), number(0)])),
      ]),
  ],
  ['AVIF of 10 bits', () => photo(320, 240).avif({ bitdepth: 10, effort: 0 }).toBuffer(), { onlyWhole }],
  ['PNG, 16 bits of grey', () => wholePng({ width: 64, height: 64, bits: 16, colour: 0 }), kept],
  ['PNG with its pixels a byte a part', () => splitPng()],
];

export const PICTURES: HostileFile[] = [
  ...[...NOTHING, ...CUT, ...OTHER_KINDS, ...TWO_KINDS, ...METADATA, ...LARGE, ...ODD],
].map(([name, make, more]) => ({ name, make, fileName: 'picture.jpg', type: 'image/jpeg', ...more }));

function wholePng(shape: Parameters<typeof png>[0], before: Buffer[] = []): Buffer {
  return png(shape, { before, pixels: [onePixelData(shape)] });
}

/** Each of the seven passes has lines of its own, for which these zeros are more than enough. */
function interlaced(side: number): Buffer {
  const shape = { width: side, height: side, bits: 16, colour: 6, interlaced: true };
  return png(shape, { pixels: [onePixelData(shape, 8 * side)] });
}

function splitPng(): Buffer {
  const packed = deflateSync(noise(64 * (1 + 64 * 3)).map((byte, at) => (at % 193 === 0 ? 0 : byte)));
  const parts = [...packed].map((byte) => pngChunk('IDAT', Buffer.from([byte])));
  return png({ width: 64, height: 64 }, { pixels: parts });
}

async function frames(count: number): Promise<Sharp> {
  const side = 32;
  return sharp(noise(side * side * count * 3), {
    raw: { width: side, height: side * count, channels: 3, pageHeight: side },
    limitInputPixels: false,
  });
}

function brand(name: string): Buffer {
  return isoBox('ftyp', Buffer.from(`${name}\0\0\0\0${name}`, 'latin1'));
}

function withNoise(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([bytes.subarray(0, middle), noise(200), bytes.subarray(middle + 200)]);
}

function xmp(text: string): Buffer {
  return jpegSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`));
}

function segmentsOf(marker: number, start: string, count: number): Buffer[] {
  const segment = jpegSegment(marker, Buffer.concat([Buffer.from(start, 'latin1'), noise(65_000)]));
  return Array.from({ length: count }, () => segment);
}

function profileParts(count: number): Buffer[] {
  return Array.from({ length: count }, (_, at) =>
    jpegSegment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([at + 1, count]), noise(20_000)]),
    ),
  );
}
