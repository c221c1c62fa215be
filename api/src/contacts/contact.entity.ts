import { Column, Entity } from 'typeorm';
import { TranslatedRecord } from '../history/record.entity.js';

@Entity('contact')
export class Contact extends TranslatedRecord {
  /** A record with another id is an earlier version's. */
  static readonly ONLY_ROW = 1;

  @Column({ length: 500 })
  url_whatsapp: string;

  @Column({ length: 500 })
  url_instagram: string;

  @Column({ length: 500 })
  url_tiktok: string;

  @Column({ length: 500 })
  url_email: string;

  @Column({ length: 500 })
  url_fb: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  address: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  address_en: string | null;

  @Column({ type: 'varchar', length: 30, nullable: true })
  map_point: string | null;

  @Column({ type: 'varchar', length: 11, nullable: true })
  weekday_hours: string | null;

  @Column({ type: 'varchar', length: 11, nullable: true })
  saturday_hours: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  hours_note: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  hours_note_en: string | null;
}
