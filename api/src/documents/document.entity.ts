import { Column, Entity, type Relation } from 'typeorm';
import { VersionedRecord } from '../history/record.entity.js';
import { PictureColumn } from '../media/picture-column.decorator.js';
import type { Product } from '../products/product.entity.js';
import { LinkedProducts, ProductIdsColumn, ProductNamesColumn } from './product-links.js';

export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

@Entity('document')
export class Document extends VersionedRecord {
  @Column({ length: 150 })
  title: string;

  @Column({ type: 'varchar', length: 150, nullable: true })
  title_en: string | null;

  @Column({ type: 'varchar', length: 20 })
  language: Language;

  /** Where the store has it. */
  @PictureColumn('IX_document_file', { nullable: false })
  file: string;

  /** In bytes. */
  @Column()
  size: number;

  @Column({ default: false })
  is_encrypted: boolean;

  @Column({ default: false })
  is_public: boolean;

  @ProductIdsColumn('document')
  product_ids: number[];

  @ProductNamesColumn('document')
  product_names: string | null;

  @LinkedProducts('document')
  products?: Relation<Product>[];
}
