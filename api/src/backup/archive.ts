import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, open, stat, truncate } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tar, { type Pack } from 'tar-stream';
import { flush } from '../media/local-media-store.js';
import { BackupRefused } from './backup-refused.js';

// An archive is a tar of the database, the pictures, manifest.json with the checksum of each, and SHA256, the checksum of
// all bytes before it. A flipped bit anywhere is found.

const MANIFEST = 'manifest.json';
const SEAL = 'SHA256';
/** A tar ends with two empty blocks. */
const END_BYTES = 1024;
const OWNER_ONLY = 0o600;
const FORMAT = 1;

export interface DatabaseFacts {
  kind: 'sqlite' | 'mysql' | 'mariadb';
  migration: string;
  installation: string;
  bytes: number;
  rows: Record<string, number>;
}

export interface Manifest {
  format: typeof FORMAT;
  etalase: string;
  made_at: string;
  database: DatabaseFacts;
  /** Named by rows, and not found when the backup was made. */
  missing_pictures: string[];
  files: Record<string, { bytes: number; sha256: string }>;
}

export class ArchiveWriter {
  private readonly pack: Pack = tar.pack();
  private readonly files: Manifest['files'] = {};
  private readonly written: Promise<void>;

  constructor(private readonly path: string) {
    this.written = pipeline(this.pack, createWriteStream(path, { mode: OWNER_ONLY, flags: 'wx' }));
    // The next `add` throws the error.
    this.written.catch(() => undefined);
  }

  get count(): number {
    return Object.keys(this.files).length;
  }

  async addFile(name: string, path: string): Promise<void> {
    await this.add(name, (await stat(path)).size, createReadStream(path));
  }

  async addBytes(name: string, bytes: Buffer): Promise<void> {
    await this.add(name, bytes.length, Readable.from([bytes]));
  }

  /** Once it resolves the whole archive is on the disk. */
  async finish(facts: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
    const manifest = { format: FORMAT, ...facts, files: this.files } satisfies Manifest;
    await this.addBytes(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    this.pack.finalize();
    await this.written;
    await truncate(this.path, (await stat(this.path)).size - END_BYTES);
    await appendFile(this.path, await sealOf(await sha256(this.path)));
    await flush(this.path);
    return manifest;
  }

  async abandon(): Promise<void> {
    this.pack.destroy();
    await this.written.catch(() => undefined);
  }

  private async add(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const entry = this.pack.entry({ name, size, mode: OWNER_ONLY });
    const added = pipeline(content, hashing(hash), entry);
    await Promise.race([added, this.written.then(() => added)]);
    this.files[name] = { bytes: size, sha256: hash.digest('hex') };
  }
}

/** @throws BackupRefused when any byte is not what was written */
export async function checkArchive(path: string): Promise<Manifest> {
  await checkSeal(path);
  const found: Manifest['files'] = {};
  let manifest: Manifest | undefined;
  await readArchive(path, async (name, content) => {
    if (name === MANIFEST) {
      manifest = JSON.parse((await buffer(content)).toString()) as Manifest;
      return;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
    found[name] = { bytes, sha256: hash.digest('hex') };
  });
  if (!manifest) throw damaged(path, 'it has no manifest');
  if (manifest.format !== FORMAT) throw new BackupRefused(`${path} was made by a later version of Etalase`);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  for (const name of names) {
    const [wanted, is] = [manifest.files[name], found[name]];
    if (wanted?.bytes !== is?.bytes || wanted?.sha256 !== is?.sha256) throw damaged(path, name);
  }
  return manifest;
}

export async function readArchive(
  path: string,
  visit: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const end = (await stat(path)).size - (await sealOf('')).length;
  const entries = tar.extract();
  const fed = pipeline(createReadStream(path, { end: end - 1 }), entries);
  fed.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type !== 'file' || !isInside(name)) throw damaged(path, `${name} does not belong there`);
    await visit(name, entry);
    entry.resume();
  }
  await fed;
}

async function checkSeal(path: string): Promise<void> {
  const length = (await sealOf('')).length;
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`${path} cannot be read: ${error.message}`);
  });
  try {
    const { size } = await file.stat();
    const seal = Buffer.alloc(length);
    const { bytesRead } = await file.read(seal, 0, length, Math.max(0, size - length));
    const wanted = size > length ? await sealOf(await sha256(path, size - length)) : undefined;
    if (bytesRead !== length || !wanted?.equals(seal)) throw damaged(path, 'its checksum is another');
  } finally {
    await file.close();
  }
}

/** The length is always the same, as are the bytes for the same checksum. */
async function sealOf(checksum: string): Promise<Buffer> {
  const pack = tar.pack();
  pack.entry({ name: SEAL, mode: OWNER_ONLY, mtime: new Date(0) }, `${checksum.padEnd(64)}\n`);
  pack.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pack) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sha256(path: string, bytes?: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, bytes === undefined ? {} : { end: bytes - 1 }), hash);
  return hash.digest('hex');
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

const isInside = (name: string) => !name.startsWith('/') && !name.split('/').includes('..');

function damaged(path: string, where: string): BackupRefused {
  return new BackupRefused(`${path} is damaged (${where}); nothing was changed`);
}
