import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BINARY_COLLATION } from '../database/collations.js';
import { Category, LONGEST_NAME } from './category.entity.js';

/** No category has the name now: links to it still find the one that had it. */
@Entity('category_former_name')
export class FormerName {
  @PrimaryColumn({ type: 'varchar', length: LONGEST_NAME, collation: BINARY_COLLATION })
  name_key: string;

  @Index('IX_category_former_name_category')
  @Column()
  category_id: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'FK_category_former_name_category' })
  category: Relation<Category>;
}
