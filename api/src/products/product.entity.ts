import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  type Relation,
} from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { decimal } from '../database/decimal.js';
import { TranslatedRecord } from '../history/record.entity.js';
import { PictureColumn } from '../media/picture-column.decorator.js';
import type { SpecField } from '../spec-fields/spec-field.entity.js';
import type { Specs } from '../spec-fields/spec-values.js';
import type { ProductPicture } from './product-picture.entity.js';
import type { Availability, Unit } from './trade.dto.js';

const amount = { type: 'decimal', precision: 12, scale: 2, nullable: true, transformer: decimal } as const;
const money = { type: 'decimal', precision: 15, scale: 2, nullable: true, transformer: decimal } as const;
const code = { type: 'varchar', length: 20, nullable: true } as const;
const line = { type: 'varchar', length: 150, nullable: true } as const;
const text = { type: 'text', nullable: true } as const;
const whole = { type: 'integer', nullable: true } as const;

@Entity('product')
@Index('IX_product_live', ['deleted_at'])
@Index('IX_product_live_category', ['deleted_at', 'category_id'])
@Index('IX_product_live_name', ['deleted_at', 'name'])
@Index('IX_product_live_name_en', ['deleted_at', 'sort_name_en'])
@Index('IX_product_live_price', ['deleted_at', 'price'])
@Index('IX_product_live_created_at', ['deleted_at', 'created_at'])
@Index('IX_product_live_updated_at', ['deleted_at', 'updated_at'])
@Index('IX_product_category_name', ['category_id', 'deleted_at', 'name'])
@Index('IX_product_category_name_en', ['category_id', 'deleted_at', 'sort_name_en'])
@Index('IX_product_category_price', ['category_id', 'deleted_at', 'price'])
@Index('IX_product_category_created_at', ['category_id', 'deleted_at', 'created_at'])
@Index('IX_product_category_updated_at', ['category_id', 'deleted_at', 'updated_at'])
export class Product extends TranslatedRecord {
  @Column({ length: 150 })
  name: string;

  @Column(text)
  description: string | null;

  @Column(line)
  name_en: string | null;

  /** The name on English pages, only to sort by. Every write of either name sets it. */
  @Column({ ...line, select: false })
  sort_name_en?: string | null;

  @Column(text)
  description_en: string | null;

  /** Rupiah; null means 'price on request'. */
  @Column(money)
  price: number | null;

  @Index('IX_product_category')
  @Column()
  category_id: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'FK_product_category' })
  category: Relation<Category>;

  @PictureColumn('IX_product_image')
  image: string | null;

  /** Per cent from the left and from the top; null means the middle. */
  @Column({ type: 'varchar', length: 7, nullable: true })
  focus: string | null;

  @Column(code)
  price_unit: Unit | null;

  @Column(amount)
  pack_net_kg: number | null;

  @Column(money)
  export_price: number | null;

  @Column(code)
  export_currency: string | null;

  @Column(code)
  export_unit: Unit | null;

  @Column(code)
  export_incoterm: string | null;

  @Column(line)
  export_place: string | null;

  @Column({ type: 'date', nullable: true })
  export_valid_until: string | null;

  @Column(amount)
  moq: number | null;

  @Column(code)
  moq_unit: Unit | null;

  @Column(text)
  packing: string | null;

  @Column(text)
  packing_en: string | null;

  @Column(whole)
  load_20_kg: number | null;

  @Column(whole)
  load_40_kg: number | null;

  @Column(code)
  hs_code: string | null;

  @Column(line)
  origin: string | null;

  @Column(line)
  origin_en: string | null;

  @Column(line)
  port: string | null;

  @Column(whole)
  lead_days_min: number | null;

  @Column(whole)
  lead_days_max: number | null;

  @Column(amount)
  supply_ton_month: number | null;

  @Column(text)
  sample: string | null;

  @Column(text)
  sample_en: string | null;

  @Column(text)
  local_terms: string | null;

  @Column(text)
  local_terms_en: string | null;

  @Column(code)
  availability: Availability | null;

  @Column({ type: 'date', nullable: true })
  back_in_stock_on: string | null;

  /** By the keys of its category's template. */
  @Column({ type: 'simple-json', nullable: true })
  specs: Specs | null;

  /** No column: `loadTemplates` sets it, for the history. */
  template?: ReadonlyMap<string, SpecField>;

  /** Loaded by `withPictures`. */
  @OneToMany('ProductPicture', 'product', { cascade: ['insert'] })
  pictures?: Relation<ProductPicture>[];

  @CreateDateColumn()
  created_at: Date;

  @DeleteDateColumn()
  deleted_at: Date | null;
}
