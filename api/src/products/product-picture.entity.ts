import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PictureColumn } from '../media/picture-column.decorator.js';
import type { Product } from './product.entity.js';

export const LONGEST_ALT = 150;

const alt = { type: 'varchar', length: LONGEST_ALT, nullable: true } as const;

/** The first one is the product's `image`, with its `focus`. */
@Entity('product_picture')
@Index('UQ_product_picture', ['product_id', 'image'], { unique: true })
export class ProductPicture {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  product_id: number;

  @PictureColumn('IX_product_picture_image', { nullable: false })
  image: string;

  /** 0 is the first one's; the others may have gaps. */
  @Column()
  position: number;

  @Column(alt)
  alt: string | null;

  @Column(alt)
  alt_en: string | null;

  @Column({ type: 'varchar', length: 7, nullable: true })
  focus: string | null;

  // By name, since an import would be circular.
  @ManyToOne('Product', { nullable: false, onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'FK_product_picture_product' })
  product: Relation<Product>;
}
