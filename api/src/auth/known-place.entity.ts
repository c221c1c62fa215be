import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';

@Entity('known_place')
export class KnownPlace {
  @PrimaryColumn()
  admin_id: number;

  /** A keyed hash: the table shows neither addresses nor devices' secrets. */
  @PrimaryColumn({ length: 64 })
  place: string;

  @Column({ type: 'datetime' })
  used_at: Date;

  @ManyToOne(() => Admin, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'FK_known_place_admin' })
  admin: Relation<Admin>;
}
