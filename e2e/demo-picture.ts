import { resolve } from 'node:path';

export function demoPicture(name: string): string {
  return resolve(import.meta.dirname, '../api/src/demo/pictures', name);
}
