import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BINARY_COLLATION } from '../database/collations.js';

export const COUNT_KINDS = [
  'view',
  'whatsapp',
  'email',
  'call',
  'inquiry_add',
  'inquiry',
  'pdf',
  'document',
  'search',
  'search_none',
  'compare',
] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

export const LONGEST_TERM = 60;

/** Nothing in it is of a visitor. */
@Entity('daily_count')
export class DailyCount {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: CountKind;

  /** 0 for none, as no column of a primary key can be null. It is no foreign key: a count outlives its product. */
  @PrimaryColumn({ type: 'int' })
  product_id: number;

  /** What was searched for; empty for any other kind. */
  @PrimaryColumn({ type: 'varchar', length: LONGEST_TERM, collation: BINARY_COLLATION })
  key: string;

  @Column({ type: 'int' })
  count: number;
}
