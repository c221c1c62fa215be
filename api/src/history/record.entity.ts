import { Column, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Sources } from './translations.js';

const NULL_AS_NONE = { to: (texts: unknown) => texts, from: (texts: string[] | null) => texts ?? [] };

/** What every record has that two people may edit. */
export abstract class VersionedRecord {
  @PrimaryGeneratedColumn()
  id: number;

  @UpdateDateColumn()
  updated_at: Date;

  @VersionColumn({ default: 1 })
  version: number;
}

/** With texts in two languages; its type has `translations`. The history leaves out both columns. */
export abstract class TranslatedRecord extends VersionedRecord {
  @Column({ type: 'simple-json', nullable: true })
  translated_from: Sources | null;

  /** The English texts whose Indonesian one has changed since they were last edited; without any it is null, for a list to ask for the others. */
  @Column({ type: 'simple-json', nullable: true, transformer: NULL_AS_NONE })
  outdated_translations: string[];
}
