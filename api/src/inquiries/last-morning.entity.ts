import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for all processes. */
@Entity('last_morning')
export class LastMorning {
  static readonly ONLY_ROW = 1;

  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The last one of the morning mail, whether there was something to tell or not. */
  @Column({ type: 'date' })
  day: string;
}
