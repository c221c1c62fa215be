import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LONGEST_KEY } from '../http/idempotency-key.decorator.js';
import { Product } from './product.entity.js';

/** The request that has created a product: it is known again when it comes once more. */
@Entity('product_creation')
export class ProductCreation {
  @PrimaryColumn({ type: 'varchar', length: LONGEST_KEY })
  idempotency_key: string;

  @Index('IX_product_creation_product')
  @Column()
  product_id: number;

  @ManyToOne(() => Product, { nullable: false, onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'FK_product_creation_product' })
  product: Relation<Product>;
}
