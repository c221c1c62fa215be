import { crc32, deflateSync } from 'node:zlib';

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Uint8Array, sum?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), named, number(sum ?? crc32(named))]);
}

interface PngShape {
  width: number;
  height: number;
  bits?: number;
  /** 0 grey, 2 RGB, 3 palette, 6 RGBA. */
  colour?: number;
  interlaced?: boolean;
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 6: 4 };

export function png(
  { width, height, bits = 8, colour = 2, interlaced = false }: PngShape,
  { before = [], pixels = [] }: { before?: Buffer[]; pixels?: Buffer[] } = {},
): Buffer {
  const shape = Buffer.from([bits, colour, 0, 0, interlaced ? 1 : 0]);
  const head = pngChunk('IHDR', Buffer.concat([number(width), number(height), shape]));
  return Buffer.concat([PNG_START, head, ...before, ...pixels, pngChunk('IEND', Buffer.alloc(0))]);
}

/** All pixels are zero, so that megabytes take few bytes. */
export function onePixelData({ width, height, bits = 8, colour = 2 }: PngShape, more = 0): Buffer {
  const line = 1 + Math.ceil((width * bits * (CHANNELS[colour] ?? 1)) / 8);
  return pngChunk('IDAT', deflateSync(Buffer.alloc(line * height + more), { level: 9 }));
}

/** @param marker such as 0xe1 for EXIF and XMP */
export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function resizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  for (let at = 2; at < lying.length - 8; at += 2 + lying.readUInt16BE(at + 2)) {
    const marker = lying[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      lying.writeUInt16BE(height, at + 5);
      lying.writeUInt16BE(width, at + 7);
      return lying;
    }
  }
  throw new Error('no frame in this JPEG');
}

export function manyScans(jpeg: Buffer, count: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  const scan = jpeg.subarray(last, end);
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array.from({ length: count }, () => scan),
    jpeg.subarray(end),
  ]);
}

/** A box of an ISO media file, the family of AVIF and HEIC. */
export function isoBox(type: string, ...parts: Uint8Array[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([number(data.length + 8), Buffer.from(type, 'latin1'), data]);
}

export function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
