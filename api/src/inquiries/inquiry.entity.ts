import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Admin } from '../auth/admin.entity.js';
import { VersionedRecord } from '../history/record.entity.js';
import { Product } from '../products/product.entity.js';
import type { Channel, InquiryStatus, NoteKind } from './inquiry-statuses.js';

const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;

@Entity('inquiry')
@Index('IX_inquiry_code', ['code'], { unique: true })
@Index('IX_inquiry_due', ['status', 'follow_up_at'])
@Index('IX_inquiry_assignee', ['assignee_id'])
@Index('IX_inquiry_sort_day', ['sort_day'])
export class Inquiry extends VersionedRecord {
  /** As 'E-4K7Q2M': the buyer's chat or mail has it, too. */
  @Column({ length: 8 })
  code: string;

  @Column({ type: 'varchar', length: 20 })
  channel: Channel;

  @Column({ type: 'varchar', length: 20 })
  status: InquiryStatus;

  @Column(text(300))
  lost_reason: string | null;

  @Column(text(100))
  name: string | null;

  @Column(text(150))
  company: string | null;

  @Column(text(80))
  country: string | null;

  @Column(text(254))
  email: string | null;

  @Column(text(40))
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  @Column({ type: 'varchar', length: 20 })
  language: 'id' | 'en';

  @Column(text(100))
  port: string | null;

  @Column(text(20))
  incoterm: string | null;

  /** The path of the page that it was sent from. */
  @Column(text(300))
  source: string | null;

  @Column(text(300))
  utm: string | null;

  @Column({ type: 'int', nullable: true })
  assignee_id: number | null;

  @ManyToOne(() => Admin, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'assignee_id', foreignKeyConstraintName: 'FK_inquiry_assignee' })
  assignee?: Relation<Admin> | null;

  /** The day on which the buyer is to hear from the company again. */
  @Column({ type: 'date', nullable: true })
  follow_up_at: string | null;

  /** See `sortDay`. */
  @Column({ length: 11, default: '', select: false })
  sort_day: string;

  @Column({ type: 'datetime', nullable: true })
  first_replied_at: Date | null;

  @CreateDateColumn()
  created_at: Date;
}

@Entity('inquiry_item')
export class InquiryItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('IX_inquiry_item_inquiry')
  @Column()
  inquiry_id: number;

  @ManyToOne(() => Inquiry, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'inquiry_id', foreignKeyConstraintName: 'FK_inquiry_item_inquiry' })
  inquiry?: Relation<Inquiry>;

  /** Null once the product is gone for good. */
  @Index('IX_inquiry_item_product')
  @Column({ type: 'int', nullable: true })
  product_id: number | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'FK_inquiry_item_product' })
  product?: Relation<Product> | null;

  /** As the product was called. */
  @Column({ length: 150 })
  name: string;

  @Column(text(40))
  quantity: string | null;

  @Column(text(20))
  unit: string | null;

  @Column({ default: false })
  sample: boolean;
}

@Entity('inquiry_note')
export class InquiryNote {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('IX_inquiry_note_inquiry')
  @Column()
  inquiry_id: number;

  @ManyToOne(() => Inquiry, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'inquiry_id', foreignKeyConstraintName: 'FK_inquiry_note_inquiry' })
  inquiry?: Relation<Inquiry>;

  /** Other than 'note': what was answered, by which way. */
  @Column({ type: 'varchar', length: 20 })
  kind: NoteKind;

  @Column({ type: 'text' })
  text: string;

  @Column({ length: 255 })
  author: string;

  @CreateDateColumn()
  at: Date;
}
