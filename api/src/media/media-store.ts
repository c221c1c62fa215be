import type { RequestHandler } from 'express';

export const QUARANTINED = '.quarantine/';

export interface StoredPicture {
  key: string;
  since: Date;
}

/** A picture comes and goes whole. One that goes lies in quarantine first, where visitors do not find it. */
export abstract class MediaStore {
  abstract readonly place: string;
  abstract owner(): Promise<string | undefined>;
  /** Of several claims at once the first one wins. @returns the owner */
  abstract claim(database: string): Promise<string>;
  abstract adopt(database: string): Promise<void>;

  /** @returns a folder on this machine, for files that are to be saved */
  abstract incoming(): Promise<string>;
  abstract has(key: string): Promise<boolean>;
  /** Takes in a folder of `incoming()`, with files such as `640.avif`. A key that is there stays as it is. */
  abstract save(key: string, folder: string): Promise<void>;
  abstract quarantine(key: string): Promise<void>;
  /** @returns false when it is not in quarantine */
  abstract recover(key: string): Promise<boolean>;
  /** Removes it from quarantine for good. */
  abstract discard(key: string): Promise<void>;
  abstract list(): Promise<StoredPicture[]>;
  abstract listQuarantine(): Promise<StoredPicture[]>;
  /** Looks in quarantine too. @returns undefined when it is not there */
  abstract file(key: string, name: string): Promise<Buffer | undefined>;
  abstract read(key: string, quarantined?: boolean): Promise<Map<string, Buffer> | undefined>;
  /** Pictures as `key/`, in quarantine `.quarantine/key/`, the owner as ``. What is moved meanwhile may be missing, or come twice. */
  abstract entries(
    isKnown: (path: string) => boolean,
  ): AsyncGenerator<[path: string, files: Map<string, Buffer>]>;
  abstract clearIncoming(time: Date): Promise<void>;
  /** Rejects when nothing can be saved just now. */
  abstract check(): Promise<void>;
  /** @param areHidden serves the files whose names begin with a dot instead, which are documents */
  abstract serve(areHidden?: boolean): RequestHandler;
}
