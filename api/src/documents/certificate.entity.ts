import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { VersionedRecord } from '../history/record.entity.js';
import type { Product } from '../products/product.entity.js';
import { Document } from './document.entity.js';
import { LinkedProducts, ProductIdsColumn, ProductNamesColumn } from './product-links.js';

const day = { type: 'date', nullable: true } as const;

@Entity('certificate')
export class Certificate extends VersionedRecord {
  @Column({ length: 60 })
  kind: string;

  @Column({ length: 100 })
  number: string;

  @Column({ length: 150 })
  issuer: string;

  @Column({ type: 'varchar', length: 300, nullable: true })
  scope: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  scope_en: string | null;

  @Column(day)
  issued_at: string | null;

  /** Its last day. */
  @Column(day)
  expires_at: string | null;

  @Index('IX_certificate_document')
  @Column({ type: 'int', nullable: true })
  document_id: number | null;

  @ManyToOne(() => Document, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'FK_certificate_document' })
  document: Relation<Document> | null;

  @Column({ default: false })
  is_public: boolean;

  @ProductIdsColumn('certificate')
  product_ids: number[];

  @ProductNamesColumn('certificate')
  product_names: string | null;

  @LinkedProducts('certificate')
  products?: Relation<Product>[];
}
