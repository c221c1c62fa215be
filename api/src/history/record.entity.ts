import { Column, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Sources } from './translations.js';

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

  /** The English texts whose Indonesian one has changed since they were last edited; null for none, for a list to ask for the others. */
  @Column({ type: 'simple-json', nullable: true })
  outdated_translations: string[] | null;
}
