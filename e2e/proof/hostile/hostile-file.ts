export interface HostileFile {
  /** What is wrong with it. */
  name: string;
  fileName: string;
  type: string;
  make: () => Buffer | Promise<Buffer>;
  /** Undefined: it may be taken or refused. */
  expected?: 'kept' | 'refused';
  /** Too slow or too large for the short form. */
  onlyWhole?: boolean;
}

/** Stands in metadata, comments and appended parts, none of which may be stored. */
export const MARK = 'etalase-hostile-mark';

/** Gives the same bytes every time, which nothing can compress. */
export function noise(length: number, seed = 1): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let state = seed >>> 0 || 1;
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state & 0xff;
  }
  return bytes;
}
