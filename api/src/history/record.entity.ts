import { Column, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Sources } from './translations.js';

const NULL_AS_NONE = { to: (texts: unknown) => texts, from: (texts: string[] | null) => texts ?? [] };

export abstract class VersionedRecord {
  @PrimaryGeneratedColumn()
  id: number;

  @UpdateDateColumn()
  updated_at: Date;

  @VersionColumn({ default: 1 })
  version: number;
}

export abstract class TranslatedRecord extends VersionedRecord {
  @Column({ type: 'simple-json', nullable: true })
  translated_from: Sources | null;

  /** Stored as null when there are none, so that a list can ask for the others. */
  @Column({ type: 'simple-json', nullable: true, transformer: NULL_AS_NONE })
  outdated_translations: string[];
}
