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
import { Admin } from '../admins/admin.entity.js';

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

  @CreateDateColumn()
  created_at: Date;
}
