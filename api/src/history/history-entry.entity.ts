import type { FieldChange, ValuesBehind } from './history.dto.js';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const RESOURCES = [
  'product',
  'category',
  'spec-field',
  'contact',
  'dashboard',
  'document',
  'certificate',
  'inquiry',
  'admin',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = ['create', 'update', 'delete', 'restore'] as const;
export type Action = (typeof ACTIONS)[number];

export type Value = string | number | boolean | null;
interface Change extends FieldChange {
  /** The stored values behind the words of `from` and `to`: they can be brought back. */
  values?: ValuesBehind;
  label?: string;
}
export type Changes = Record<string, Change>;

export const LONGEST_RECORD_NAME = 255;

/** It names people and records by text and has no foreign keys: it outlives them all. */
@Entity('history')
@Index('IX_history_record', ['resource', 'record_id'])
export class HistoryEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('IX_history_at')
  @CreateDateColumn()
  at: Date;

  /** Null: the program itself. */
  @Index('IX_history_admin')
  @Column({ type: 'int', nullable: true })
  admin_id: number | null;

  @Column({ length: 255 })
  admin_name: string;

  @Column({ type: 'varchar', length: 20 })
  resource: Resource;

  @Column()
  record_id: number;

  /** The first entry of those made together; null for that one, and for any other. */
  @Index('IX_history_part_of')
  @Column({ type: 'int', nullable: true })
  part_of: number | null;

  @Column({ length: LONGEST_RECORD_NAME })
  record_name: string;

  @Column({ type: 'varchar', length: 20 })
  action: Action;

  @Column({ type: 'simple-json' })
  changes: Changes;
}
