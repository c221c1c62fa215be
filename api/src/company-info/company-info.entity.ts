import { Column, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What the wire calls `dashboard`. */
@Entity('company_info')
export class CompanyInfo {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ length: 150 })
  judul: string;

  @Column({ type: 'text' })
  value_company: string;

  @Index('IX_company_info_image')
  @Column({ type: 'varchar', length: 255, nullable: true })
  image: string | null;

  @UpdateDateColumn()
  updated_at: Date;

  /** Grows by one with every change. */
  @VersionColumn({ default: 1 })
  version: number;
}
