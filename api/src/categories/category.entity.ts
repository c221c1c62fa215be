import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('category')
export class Category {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ length: 100 })
  nama_category: string;

  /** The name in lower case: two categories cannot share one, case aside, on any database. */
  @Index('UQ_category_name_key', { unique: true })
  @Column({ length: 100 })
  name_key: string;

  @CreateDateColumn()
  created_at: Date;

  @UpdateDateColumn()
  updated_at: Date;
}

export function nameKey(nama_category: string): string {
  return nama_category.trim().normalize('NFC').toLowerCase();
}
