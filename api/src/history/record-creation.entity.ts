import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { LONGEST_KEY } from '../http/idempotency-key.decorator.js';
import type { Resource } from './history-entry.entity.js';

@Entity('record_creation')
export class RecordCreation {
  @PrimaryColumn({ type: 'varchar', length: LONGEST_KEY })
  idempotency_key: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  resource: Resource;

  @Column()
  record_id: number;

  @Index('IX_record_creation_created_at')
  @CreateDateColumn()
  created_at: Date;
}
