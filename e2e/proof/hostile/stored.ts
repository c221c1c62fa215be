import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MARK } from './hostile-file';

const FOLDER = /^[0-9a-f]{20}-\d+x\d+$/;
const RENDITION = /^\d+\.(avif|webp|jpg)$/;
const FORMATS: Record<string, string> = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };
const METADATA = ['exif', 'icc', 'xmp', 'iptc'] as const;

export async function strangeFiles(dataDir: string): Promise<string[]> {
  const media = join(dataDir, 'media');
  const problems: string[] = [];
  for (const folder of readdirSync(media)) {
    // The store keeps folders of its own here, which are not served.
    if (folder.startsWith('.')) continue;
    if (!FOLDER.test(folder)) problems.push(`${folder}: no picture's name`);
    else {
      for (const name of readdirSync(join(media, folder))) {
        const problem = await problemOf(join(media, folder, name), name);
        if (problem) problems.push(`${folder}/${name}: ${problem}`);
      }
    }
  }
  return problems;
}

async function problemOf(path: string, name: string): Promise<string | undefined> {
  const [, extension = ''] = RENDITION.exec(name) ?? [];
  if (!extension) return "no rendition's name";
  if (statSync(path).mode & 0o111) return 'may be run';
  const bytes = readFileSync(path);
  if (bytes.includes(MARK)) return 'holds what was sent beside the picture';
  const found = await sharp(bytes).metadata();
  if (found.format !== FORMATS[extension]) return `is ${found.format}`;
  const kept = METADATA.filter((kind) => found[kind]);
  return kept.length > 0 ? `holds ${kept.join(', ')}` : undefined;
}
