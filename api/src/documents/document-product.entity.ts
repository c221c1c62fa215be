import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../products/product.entity.js';
import { Document } from './document.entity.js';

@Entity('document_product')
export class DocumentProduct {
  @PrimaryColumn({ type: 'int' })
  document_id: number;

  @Index('IX_document_product_product')
  @PrimaryColumn({ type: 'int' })
  product_id: number;

  @ManyToOne(() => Document, ({ links }) => links, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'FK_document_product_document' })
  document: Relation<Document>;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'FK_document_product_product' })
  product: Relation<Product>;
}
