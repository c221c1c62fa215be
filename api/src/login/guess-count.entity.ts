import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('guess_count')
export class GuessCount {
  /** A keyed hash: the table shows neither addresses, nor names that were tried, nor devices' secrets. */
  @PrimaryColumn({ length: 64 })
  name: string;

  @Column({ type: 'int' })
  guesses: number;

  /** In milliseconds since 1970. */
  @Column({ type: 'bigint', transformer: { from: Number, to: Number } })
  ends_at: number;
}
