import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addTable, reference, typesOf } from './steps.js';

export class Documents1796173200000 implements MigrationInterface {
  name = 'Documents1796173200000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, updated } = typesOf(runner);
    const record = `is_public boolean NOT NULL DEFAULT 0, updated_at ${updated}, version integer NOT NULL DEFAULT 1`;
    await addTable(
      runner,
      'document',
      `${id}, title varchar(150) NOT NULL, title_en varchar(150) NULL, language varchar(20) NOT NULL,
       file varchar(255) NOT NULL, size integer NOT NULL, is_encrypted boolean NOT NULL DEFAULT 0, ${record}`,
      ['INDEX IX_document_file (file)'],
    );
    await addTable(
      runner,
      'certificate',
      `${id}, kind varchar(60) NOT NULL, number varchar(100) NOT NULL, issuer varchar(150) NOT NULL, scope varchar(300) NULL,
       scope_en varchar(300) NULL, issued_at date NULL, expires_at date NULL, document_id integer NULL, ${record},
       ${reference('FK_certificate_document', 'document_id', 'document')}`,
      ['INDEX IX_certificate_document (document_id)'],
    );
    for (const table of ['document', 'certificate']) await addLinks(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['certificate_product', 'document_product', 'certificate', 'document'])
      await runner.dropTable(table);
  }
}

const addLinks = (runner: QueryRunner, table: string) =>
  addTable(
    runner,
    `${table}_product`,
    `${table}_id integer NOT NULL, product_id integer NOT NULL, PRIMARY KEY (${table}_id, product_id),
     ${reference(`FK_${table}_product_${table}`, `${table}_id`, table, 'CASCADE')},
     ${reference(`FK_${table}_product_product`, 'product_id', 'product', 'CASCADE')}`,
    [`INDEX IX_${table}_product_product (product_id)`],
  );
