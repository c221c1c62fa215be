import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type MediaStore, QUARANTINED } from './media-store.js';

export interface Copied {
  copied: number;
  same: number;
  bytes: number;
  different: string[];
}

/** Pictures in quarantine too. It may be run again after an interruption; what only `to` has stays there. */
export async function copyPictures(from: MediaStore, to: MediaStore): Promise<Copied> {
  const result: Copied = { copied: 0, same: 0, bytes: 0, different: [] };
  for await (const [path, files] of from.entries(() => false)) {
    if (path === '') continue;
    const [key, quarantined] = [basename(path), path.startsWith(QUARANTINED)];
    if (areSame(files, await to.read(key, quarantined))) {
      result.same += 1;
      continue;
    }
    // A damaged copy goes out of the way: `save` leaves a key that is there as it is.
    await to.quarantine(key);
    await save(to, key, files);
    if (quarantined) await to.quarantine(key);
    if (areSame(files, await to.read(key, quarantined))) result.copied += 1;
    else result.different.push(key);
    for (const bytes of files.values()) result.bytes += bytes.length;
  }
  return result;
}

async function save(to: MediaStore, key: string, files: Map<string, Buffer>): Promise<void> {
  const folder = await mkdtemp(join(await to.incoming(), 'copy-'));
  try {
    for (const [name, bytes] of files) {
      await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx', flush: true });
    }
    await to.save(key, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function areSame(one: Map<string, Buffer>, other: Map<string, Buffer> | undefined): boolean {
  return other?.size === one.size && [...one].every(([name, bytes]) => other.get(name)?.equals(bytes));
}
