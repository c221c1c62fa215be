import { Column, Entity } from 'typeorm';
import { TranslatedRecord } from '../history/record.entity.js';
import { PictureColumn } from '../media/picture-column.decorator.js';

/** The wire calls it `dashboard`. */
@Entity('company_info')
export class CompanyInfo extends TranslatedRecord {
  @Column({ length: 150 })
  judul: string;

  @Column({ type: 'text' })
  value_company: string;

  @Column({ type: 'varchar', length: 150, nullable: true })
  judul_en: string | null;

  @Column({ type: 'text', nullable: true })
  value_company_en: string | null;

  @PictureColumn('IX_company_info_image')
  image: string | null;
}
