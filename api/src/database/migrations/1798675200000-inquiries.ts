import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addTable, reference, typesOf } from './steps.js';

export class Inquiries1798675200000 implements MigrationInterface {
  name = 'Inquiries1798675200000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, time, created, updated } = typesOf(runner);
    await addTable(
      runner,
      'inquiry',
      `${id}, code varchar(8) NOT NULL, channel varchar(20) NOT NULL, status varchar(20) NOT NULL, lost_reason varchar(300) NULL,
       name varchar(100) NULL, company varchar(150) NULL, country varchar(80) NULL, email varchar(254) NULL, phone varchar(40) NULL,
       message text NULL, language varchar(20) NOT NULL, port varchar(100) NULL, incoterm varchar(20) NULL, source varchar(300) NULL,
       utm varchar(300) NULL, assignee_id integer NULL, follow_up_at date NULL, first_replied_at ${time} NULL,
       created_at ${created}, updated_at ${updated}, version integer NOT NULL DEFAULT 1,
       ${reference('FK_inquiry_assignee', 'assignee_id', 'admin', 'SET NULL')}`,
      [
        'UNIQUE INDEX IX_inquiry_code (code)',
        'INDEX IX_inquiry_due (status, follow_up_at)',
        'INDEX IX_inquiry_assignee (assignee_id)',
      ],
    );
    await addTable(
      runner,
      'inquiry_item',
      `${id}, inquiry_id integer NOT NULL, product_id integer NULL, name varchar(150) NOT NULL, quantity varchar(40) NULL,
       unit varchar(20) NULL, sample boolean NOT NULL DEFAULT 0,
       ${reference('FK_inquiry_item_inquiry', 'inquiry_id', 'inquiry', 'CASCADE')},
       ${reference('FK_inquiry_item_product', 'product_id', 'product', 'SET NULL')}`,
      ['INDEX IX_inquiry_item_inquiry (inquiry_id)', 'INDEX IX_inquiry_item_product (product_id)'],
    );
    await addTable(
      runner,
      'inquiry_note',
      `${id}, inquiry_id integer NOT NULL, kind varchar(20) NOT NULL, text text NOT NULL, author varchar(255) NOT NULL, at ${created},
       ${reference('FK_inquiry_note_inquiry', 'inquiry_id', 'inquiry', 'CASCADE')}`,
      ['INDEX IX_inquiry_note_inquiry (inquiry_id)'],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['inquiry_note', 'inquiry_item', 'inquiry']) await runner.dropTable(table);
  }
}
