import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Admin } from './admin.entity.js';
import { LONGEST_DEVICE_NAME } from './device.js';

/** One login. Its token is refused once the row is gone, whatever the token's own expiry says. */
@Entity('admin_session')
export class AdminSession {
  @PrimaryColumn({ length: 36 })
  id: string;

  @Index('IX_admin_session_admin')
  @Column()
  admin_id: number;

  @ManyToOne(() => Admin, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'FK_admin_session_admin' })
  admin: Relation<Admin>;

  @Column({ type: 'datetime' })
  expires_at: Date;

  /** Behind by up to a minute. Null: not used since an earlier version began it. */
  @Column({ type: 'datetime', nullable: true })
  last_used_at: Date | null;

  /** In words, such as 'Chrome di Android'. Null: begun by an earlier version. */
  @Column({ type: 'varchar', length: LONGEST_DEVICE_NAME, nullable: true })
  device: string | null;

  @CreateDateColumn()
  created_at: Date;

  /** When the password was last typed for it; null for a login from before this was asked. */
  @Column({ type: 'datetime', nullable: true })
  confirmed_at: Date | null;
}
