import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addTable, reference, typesOf } from './steps.js';

const LOCAL_TERMS = ['local_terms', 'local_terms_en'];

/** A product had one picture, and no terms for local buyers. */
export class ProductPictures1796169600000 implements MigrationInterface {
  name = 'ProductPictures1796169600000';

  async up(runner: QueryRunner): Promise<void> {
    await addTable(
      runner,
      'product_picture',
      `${typesOf(runner).id}, product_id integer NOT NULL, image varchar(255) NOT NULL, position integer NOT NULL,
       alt varchar(150) NULL, alt_en varchar(150) NULL, focus varchar(7) NULL,
       ${reference('FK_product_picture_product', 'product_id', 'product', 'CASCADE')}`,
      ['UNIQUE INDEX UQ_product_picture (product_id, image)', 'INDEX IX_product_picture_image (image)'],
    );
    await runner.query(
      `INSERT INTO product_picture (product_id, image, position, focus) SELECT id, image, 0, focus FROM product
       WHERE image IS NOT NULL AND NOT EXISTS (SELECT 1 FROM product_picture p WHERE p.product_id = product.id)`,
    );
    for (const column of LOCAL_TERMS)
      if (!(await runner.hasColumn('product', column)))
        await runner.query(`ALTER TABLE product ADD COLUMN ${column} text NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of LOCAL_TERMS) await runner.query(`ALTER TABLE product DROP COLUMN ${column}`);
    await runner.dropTable('product_picture');
  }
}
