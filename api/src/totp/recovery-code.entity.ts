import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../auth/admin.entity.js';

/** The row is deleted when its code is used. */
@Entity('admin_recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'int' })
  admin_id: number;

  @ManyToOne(() => Admin, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'FK_admin_recovery_code_admin' })
  admin: Relation<Admin>;

  @PrimaryColumn({ length: 64 })
  hash: string;
}
