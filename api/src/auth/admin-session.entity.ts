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

  /** Behind by up to a minute. */
  @Column({ type: 'datetime' })
  last_used_at: Date;

  @Column({ length: LONGEST_DEVICE_NAME })
  device: string;

  @CreateDateColumn()
  created_at: Date;

  /** When the password was last typed for it. */
  @Column({ type: 'datetime' })
  confirmed_at: Date;
}
