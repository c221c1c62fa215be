// Puts compressed copies beside the texts of a build: `node scripts/compress.mjs <folder>`.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/;
const LEAST_BYTES = 1024;

const forms = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const [folder] = process.argv.slice(2);
const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  for (const [ending, compressed] of Object.entries(forms))
    await writeFile(path + ending, await compressed(bytes));
}
