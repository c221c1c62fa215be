import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
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

  @PictureColumn('IX_company_info_image')
  image: string | null;

  @UpdateDateColumn()
  updated_at: Date;

  /** Grows by one with every change. */
  @VersionColumn({ default: 1 })
  version: number;
}
