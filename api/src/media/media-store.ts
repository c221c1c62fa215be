import type { RequestHandler } from 'express';

export const QUARANTINED = '.quarantine/';

export interface StoredPicture {
  key: string;
  /** When it came where it is. */
  since: Date;
}

/**
 * Where the renditions of pictures lie. A picture comes and goes whole; its key never means another picture. One that goes
 * lies in quarantine first, where visitors do not find it and from where it can come back.
 */
export abstract class MediaStore {
  abstract readonly place: string;
  /** The database whose pictures these are; undefined while no database has claimed them. */
  abstract owner(): Promise<string | undefined>;
  /** Of several that claim it at once the first one has it. Returns the owner. */
  abstract claim(database: string): Promise<string>;
  abstract adopt(database: string): Promise<void>;

  /** A folder on this machine for files that are on their way here. */
  abstract incoming(): Promise<string>;
  abstract has(key: string): Promise<boolean>;
  /** Takes in a folder of `incoming()`, with files such as `640.avif`. Saving a key that is there already changes nothing. */
  abstract save(key: string, folder: string): Promise<void>;
  abstract quarantine(key: string): Promise<void>;
  /** Out of quarantine; false when it is not there. */
  abstract recover(key: string): Promise<boolean>;
  /** Out of quarantine, for good. */
  abstract discard(key: string): Promise<void>;
  abstract list(): Promise<StoredPicture[]>;
  abstract listQuarantine(): Promise<StoredPicture[]>;
  /** One file of a picture, which may lie in quarantine; undefined when it is not there. */
  abstract file(key: string, name: string): Promise<Buffer | undefined>;
  abstract read(key: string, quarantined?: boolean): Promise<Map<string, Buffer> | undefined>;
  /**
   * All that is kept, as folders with their files, each read whole: pictures as `key/`, those in quarantine as `.quarantine/key/`, the
   * owner in ``. What is moved meanwhile may be missing, or come twice.
   */
  abstract entries(
    isKnown: (path: string) => boolean,
  ): AsyncGenerator<[path: string, files: Map<string, Buffer>]>;
  /** Removes what was on its way here before `time` and has not arrived. */
  abstract clearIncoming(time: Date): Promise<void>;
  /** Rejects when nothing could be saved just now. */
  abstract check(): Promise<void>;
  /** Answers `/{key}/{width}.{format}` with the picture, for ever: Range and conditional requests included. */
  abstract serve(): RequestHandler;
}
