import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addTable, typesOf } from './steps.js';

export class MailOutbox1798761600000 implements MigrationInterface {
  name = 'MailOutbox1798761600000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, time, created } = typesOf(runner);
    await addTable(
      runner,
      'mail_outbox',
      `${id}, message_id varchar(300) NOT NULL, reference varchar(40) NULL, subject varchar(200) NOT NULL, text text NOT NULL,
       reply_to varchar(254) NULL, state varchar(10) NOT NULL, attempts integer NOT NULL DEFAULT 0, due_at ${time} NOT NULL,
       reason varchar(300) NULL, created_at ${created}`,
      ['INDEX IX_mail_outbox_due (state, due_at)', 'INDEX IX_mail_outbox_reference (reference)'],
    );
    await addTable(runner, 'last_morning', 'id integer PRIMARY KEY NOT NULL, day date NOT NULL');
    await runner.query(
      `INSERT INTO last_morning (id, day) SELECT 1, '1970-01-01' FROM installation
       WHERE NOT EXISTS (SELECT 1 FROM last_morning)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['last_morning', 'mail_outbox']) await runner.dropTable(table);
  }
}
