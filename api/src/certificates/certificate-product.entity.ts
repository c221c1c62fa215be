import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../products/product.entity.js';
import { Certificate } from './certificate.entity.js';

@Entity('certificate_product')
export class CertificateProduct {
  @PrimaryColumn({ type: 'int' })
  certificate_id: number;

  @Index('IX_certificate_product_product')
  @PrimaryColumn({ type: 'int' })
  product_id: number;

  @ManyToOne(() => Certificate, ({ links }) => links, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'certificate_id', foreignKeyConstraintName: 'FK_certificate_product_certificate' })
  certificate: Relation<Certificate>;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'FK_certificate_product_product' })
  product: Relation<Product>;
}
