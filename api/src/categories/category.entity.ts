import { Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { BINARY_COLLATION } from '../database/collations.js';
import { cleanLine } from '../clean-text.js';
import { TranslatedRecord } from '../history/record.entity.js';
import { PictureColumn } from '../media/picture-column.decorator.js';

export const LONGEST_NAME = 100;

@Entity('category')
export class Category extends TranslatedRecord {
  @Column({ length: LONGEST_NAME })
  nama_category: string;

  /** Two categories cannot share a name, case aside, on any database. */
  @Index('UQ_category_name_key', { unique: true })
  @Column({ length: LONGEST_NAME, collation: BINARY_COLLATION })
  name_key: string;

  @Column({ type: 'varchar', length: LONGEST_NAME, nullable: true })
  nama_id: string | null;

  @Column({ type: 'varchar', length: 150, nullable: true })
  heading: string | null;

  @Column({ type: 'text', nullable: true })
  intro: string | null;

  @Column({ type: 'text', nullable: true })
  facts: string | null;

  @Column({ type: 'varchar', length: 150, nullable: true })
  heading_id: string | null;

  @Column({ type: 'text', nullable: true })
  intro_id: string | null;

  @Column({ type: 'text', nullable: true })
  facts_id: string | null;

  @PictureColumn('IX_category_image')
  image: string | null;

  /** By it the site knows which of its own pictures is behind a banner without one. */
  @Column({ type: 'varchar', length: LONGEST_NAME, nullable: true })
  original_name: string | null;

  @CreateDateColumn()
  created_at: Date;
}

export function nameKey(nama_category: string): string {
  return cleanLine(nama_category).toLowerCase();
}
