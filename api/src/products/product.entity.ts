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
@Index('IX_product_live', ['deleted_at'])
@Index('IX_product_live_category', ['deleted_at', 'category_id'])
@Index('IX_product_live_name', ['deleted_at', 'name'])
@Index('IX_product_live_price', ['deleted_at', 'price'])
@Index('IX_product_live_created_at', ['deleted_at', 'created_at'])
@Index('IX_product_live_updated_at', ['deleted_at', 'updated_at'])
@Index('IX_product_category_name', ['category_id', 'deleted_at', 'name'])
@Index('IX_product_category_price', ['category_id', 'deleted_at', 'price'])
@Index('IX_product_category_created_at', ['category_id', 'deleted_at', 'created_at'])
@Index('IX_product_category_updated_at', ['category_id', 'deleted_at', 'updated_at'])
// Of words: TypeORM knows none that SQLite has too.
@Index('FT_product_name', { synchronize: false })
@Index('FT_product_text', { synchronize: false })
export class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ length: 150 })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Rupiah; null means 'price on request'. */
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

  @CreateDateColumn()
  created_at: Date;

  @UpdateDateColumn()
  updated_at: Date;

  /** Set: in the trash, where only trash/ looks for it. */
  @DeleteDateColumn()
  deleted_at: Date | null;

  /** Grows by one with every change. */
  @VersionColumn({ default: 1 })
  version: number;
}
