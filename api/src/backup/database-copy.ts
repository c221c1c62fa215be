import type { DatabaseFacts } from './archive.js';

export interface CopyFacts extends DatabaseFacts {
  pictures: Set<string>;
}

export interface DatabaseCopy {
  readonly fileName: string;
  make(path: string): Promise<CopyFacts>;
  /** @throws BackupRefused when the copy cannot be used */
  inspect(path: string): Promise<CopyFacts>;
}
