import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('contact')
export class Contact {
  @PrimaryGeneratedColumn()
  id: number;

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

  @UpdateDateColumn()
  updated_at: Date;
}
