import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { PictureColumn } from '../media/picture-column.decorator.js';

/** MySQL hands decimals over as strings, SQLite as numbers. */
const decimal = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

@Entity('product')
export class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('IX_product_name')
  @Column({ length: 150 })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Rupiah; null means 'price on request'. */
  @Index('IX_product_price')
  @Column({ type: 'decimal', precision: 15, scale: 2, nullable: true, transformer: decimal })
  price: number | null;

  @Index('IX_product_category')
  @Column()
  category_id: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'FK_product_category' })
  category: Relation<Category>;

  /** The address of its largest rendition; media/renditions.ts says how the others are named. */
  @PictureColumn('IX_product_image')
  image: string | null;

  @Index('IX_product_created_at')
  @CreateDateColumn()
  created_at: Date;

  @Index('IX_product_updated_at')
  @UpdateDateColumn()
  updated_at: Date;

  /** Set: in the trash, where only trash/ looks for it. */
  @DeleteDateColumn()
  deleted_at: Date | null;

  /** Grows by one with every change. */
  @VersionColumn({ default: 1 })
  version: number;
}
