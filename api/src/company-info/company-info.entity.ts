import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { OutdatedColumn, type Sources, SourcesColumn } from '../history/translations.js';
import { PictureColumn } from '../media/picture-column.decorator.js';

/** What the wire calls `dashboard`. */
@Entity('company_info')
export class CompanyInfo {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ length: 150 })
  judul: string;

  @Column({ type: 'text' })
  value_company: string;

  @Column({ type: 'varchar', length: 150, nullable: true })
  judul_en: string | null;

  @Column({ type: 'text', nullable: true })
  value_company_en: string | null;

  @SourcesColumn()
  translated_from: Sources | null;

  @OutdatedColumn()
  outdated_translations: string[] | null;

  @PictureColumn('IX_company_info_image')
  image: string | null;

  @UpdateDateColumn()
  updated_at: Date;

  /** Grows by one with every change. */
  @VersionColumn({ default: 1 })
  version: number;
}
