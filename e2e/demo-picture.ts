import { resolve } from 'node:path';

/** A picture of the demo catalogue, as a file to upload. */
export function demoPicture(name: string): string {
  return resolve(import.meta.dirname, '../api/src/demo/pictures', name);
}
