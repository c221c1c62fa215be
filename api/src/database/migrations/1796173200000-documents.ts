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
    await addLinks(runner, 'document', 'IDX_47579e196374b060e625e5444b', 'IDX_6823fbbbaa2a2ade1dbcc16886');
    await addLinks(runner, 'certificate', 'IDX_04799912fb250436c98b72f78e', 'IDX_98825ceb9895146e874b31e48e');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['certificate_product', 'document_product', 'certificate', 'document'])
      await runner.dropTable(table);
  }
}

/** With the indexes that TypeORM names by itself. */
const addLinks = (runner: QueryRunner, table: string, own: string, products: string) =>
  addTable(
    runner,
    `${table}_product`,
    `${table}_id integer NOT NULL, product_id integer NOT NULL, PRIMARY KEY (${table}_id, product_id),
     ${reference(`FK_${table}_product_${table}`, `${table}_id`, table, 'CASCADE', 'CASCADE')},
     ${reference(`FK_${table}_product_product`, 'product_id', 'product', 'CASCADE', 'CASCADE')}`,
    [`INDEX ${own} (${table}_id)`, `INDEX ${products} (product_id)`],
  );
