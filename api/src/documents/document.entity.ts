import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { VersionedRecord } from '../history/record.entity.js';
import { PictureColumn } from '../media/picture-column.decorator.js';
import { DocumentProduct } from './document-product.entity.js';
import { ProductIdsColumn } from './product-links.js';

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

  /** Only to store those of a new document. */
  @OneToMany(() => DocumentProduct, ({ document }) => document, { cascade: ['insert'] })
  links?: Relation<DocumentProduct>[];

  /** No column: `nameProducts` sets it, for the history. */
  product_names?: string | null;
}
