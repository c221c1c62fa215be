import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row that tells this database from every other, and that is written to see whether it can be. */
@Entity('installation')
export class Installation {
  static readonly ONLY_ROW = 1;

  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ length: 36 })
  uuid: string;

  @Column({ type: 'datetime' })
  checked_at: Date;
}
