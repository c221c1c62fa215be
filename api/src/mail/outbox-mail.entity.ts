import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const MAIL_STATES = ['waiting', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const LONGEST_REASON = 300;

/** It goes as soon as the server has accepted it. */
@Entity('mail_outbox')
@Index('IX_mail_outbox_due', ['state', 'due_at'])
export class OutboxMail {
  @PrimaryGeneratedColumn()
  id: number;

  /** The same at each attempt: of a mail that was accepted twice, mail programs show one. */
  @Column({ length: 300 })
  message_id: string;

  /** What it tells of, such as the code of an inquiry. */
  @Index('IX_mail_outbox_reference')
  @Column({ type: 'varchar', length: 40, nullable: true })
  reference: string | null;

  @Column({ length: 200 })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  reply_to: string | null;

  @Column({ type: 'varchar', length: 10 })
  state: MailState;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** When it is tried next. */
  @Column({ type: 'datetime' })
  due_at: Date;

  /** Why the last attempt failed. */
  @Column({ type: 'varchar', length: LONGEST_REASON, nullable: true })
  reason: string | null;

  @CreateDateColumn()
  created_at: Date;
}
