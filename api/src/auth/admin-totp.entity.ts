import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';

@Entity('admin_totp')
export class AdminTotp {
  @PrimaryColumn({ type: 'int' })
  admin_id: number;

  @ManyToOne(() => Admin, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'FK_admin_totp_admin' })
  admin: Relation<Admin>;

  /** Sealed (`secret-box.ts`). */
  @Column({ length: 255 })
  secret: string;

  @Column({ type: 'datetime' })
  begun_at: Date;

  /** Null: no code has shown yet that the phone has the secret. */
  @Column({ type: 'datetime', nullable: true })
  enabled_at: Date | null;

  /** The 30-second step of the last code: neither it nor an older one is taken again. */
  @Column()
  last_step: number;
}
