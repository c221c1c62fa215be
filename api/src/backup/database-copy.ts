import type { DatabaseFacts } from './archive.js';

export interface CopyFacts extends DatabaseFacts {
  pictures: Set<string>;
}

/** How a database becomes one file of an archive, and the other way round. */
export interface DatabaseCopy {
  readonly fileName: string;
  /** What the database is like at one moment, while others write, into the new file `path`. */
  make(path: string): Promise<CopyFacts>;
  /** Reads a copy and changes nothing. @throws Refused when it cannot be used */
  inspect(path: string): Promise<CopyFacts>;
}
