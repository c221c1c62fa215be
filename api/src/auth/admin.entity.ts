import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { BINARY_COLLATION } from '../database/collations.js';

@Entity('admin')
export class Admin {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ length: 100 })
  first_name: string;

  @Column({ length: 100 })
  last_name: string;

  /** In lower case, so that a name has one owner, case aside. */
  @Index('UQ_admin_username', { unique: true })
  @Column({ length: 100, collation: BINARY_COLLATION })
  username: string;

  @Index('UQ_admin_email', { unique: true })
  @Column({ length: 254, collation: BINARY_COLLATION })
  email: string;

  @Column({ length: 255, select: false })
  pass: string;

  @Column({ type: 'datetime', nullable: true })
  disabled_at: Date | null;

  @CreateDateColumn()
  created_at: Date;

  @UpdateDateColumn()
  updated_at: Date;
}

export function fullName({ first_name, last_name }: Pick<Admin, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}
