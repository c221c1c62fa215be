import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row that counts the changes visitors can see; caches on every replica compare it with what they hold. */
@Entity('catalogue_revision')
export class CatalogueRevision {
  static readonly ONLY_ROW = 1;

  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  revision: number;
}
