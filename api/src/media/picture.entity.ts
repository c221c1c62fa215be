import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Its lock is held while a picture is put in its place or taken away. */
@Entity('picture')
export class Picture {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key: string;

  @Column({ type: 'datetime' })
  moved_at: Date;

  /** The average colour, `#rrggbb`; null while it is not known. */
  @Column({ type: 'varchar', length: 7, nullable: true })
  tint: string | null;
}
