import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every process that puts a picture in its place or takes it away holds this row while it does. */
@Entity('picture')
export class Picture {
  /** As in renditions.ts. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key: string;

  @Column({ type: 'datetime' })
  moved_at: Date;

  /** Its average colour, `#rrggbb`; null while that is not known. */
  @Column({ type: 'varchar', length: 7, nullable: true })
  tint: string | null;
}
