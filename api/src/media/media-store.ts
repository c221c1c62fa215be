export interface StoredPicture {
  key: string;
  savedAt: Date;
}

/** Where the renditions of pictures lie. A picture is saved and removed whole; its key never means another picture. */
export abstract class MediaStore {
  abstract has(key: string): Promise<boolean>;
  /** `files`: name (such as `640.avif`) → bytes. Saving a key that is there already changes nothing. */
  abstract save(key: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  abstract remove(key: string): Promise<void>;
  abstract list(): Promise<StoredPicture[]>;
  /** Rejects when nothing could be saved just now. */
  abstract check(): Promise<void>;
}
