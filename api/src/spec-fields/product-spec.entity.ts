import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { decimal } from '../database/decimal.js';
import { SpecField } from './spec-field.entity.js';

const number = { type: 'decimal', precision: 15, scale: 4, nullable: true, transformer: decimal } as const;

/** The values of `product.specs` again, to find products by. */
@Entity('product_spec')
@Index('IX_product_spec_low', ['field_id', 'low', 'product_id'])
@Index('IX_product_spec_high', ['field_id', 'high', 'low', 'product_id'])
@Index('IX_product_spec_choice', ['field_id', 'choice', 'product_id'])
export class ProductSpec {
  @PrimaryColumn({ type: 'int' })
  product_id: number;

  @PrimaryColumn({ type: 'int' })
  field_id: number;

  /** Null for 'at most'. */
  @Column(number)
  low: number | null;

  /** Null for 'at least'. */
  @Column(number)
  high: number | null;

  /** The key of a choice, or `yes` or `no`; empty for others. */
  @Column({ length: 40 })
  choice: string;

  // By name, since an import would be circular.
  @ManyToOne('Product', { nullable: false, onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'FK_product_spec_product' })
  product: Relation<object>;

  @ManyToOne(() => SpecField, { nullable: false, onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'field_id', foreignKeyConstraintName: 'FK_product_spec_field' })
  field: Relation<SpecField>;
}
