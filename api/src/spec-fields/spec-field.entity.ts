import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { BINARY_COLLATION } from '../database/collations.js';
import { VersionedRecord } from '../history/record.entity.js';

export const LONGEST_KEY = 40;

export const KINDS = ['number', 'range', 'text', 'choice', 'yes_no'] as const;
export type Kind = (typeof KINDS)[number];

export const BOUNDS = ['min', 'max', 'typical'] as const;
export type Bound = (typeof BOUNDS)[number];

const code = { type: 'varchar', length: 20 } as const;

@Entity('spec_field')
@Index('UQ_spec_field_key', ['key', 'category_id'], { unique: true })
@Index('IX_spec_field_category', ['category_id'])
export class SpecField extends VersionedRecord {
  @Column()
  category_id: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'FK_spec_field_category' })
  category: Relation<Category>;

  @Column({ length: LONGEST_KEY, collation: BINARY_COLLATION })
  key: string;

  @Column({ length: 100 })
  label: string;

  @Column({ type: 'varchar', length: 100, nullable: true })
  label_en: string | null;

  @Column(code)
  kind: Kind;

  @Column({ ...code, nullable: true })
  unit: string | null;

  @Column({ ...code, nullable: true })
  bound: Bound | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  method: string | null;

  @Column({ type: 'text', nullable: true })
  choices: string | null;

  @Column({ default: false })
  required: boolean;

  @Column({ default: false })
  filterable: boolean;

  @Column({ default: 0 })
  position: number;

  @CreateDateColumn()
  created_at: Date;
}
