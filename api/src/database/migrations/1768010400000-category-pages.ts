import { IsNull, type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { BINARY_COLLATION } from '../collations.js';
import { columns } from './columns.js';
import { addColumn, addIndex, addTable, dropIndex } from './steps.js';

const TEXTS = [
  ['heading', 'varchar(150)'],
  ['intro', 'text'],
  ['facts', 'text'],
  ['image', 'varchar(255)'],
  ['original_name', 'varchar(100)'],
] as const;

/** What the pages of these categories said until now. */
const WRITTEN = [
  [
    'fertilizer',
    'Organic fertilizer from chicken manure, composted for thirty days and supplied as granules, pellets or powder.',
    [
      'Origin: Layer farms around Salatiga, Central Java',
      'Organic carbon: 15–20 % or more',
      'Moisture: 10–12 % (powder 15–20 %)',
      'Packing: Woven sacks of 25 or 40 kg',
    ],
  ],
  [
    'coffee',
    'Arabica from the slopes of Mount Sindoro and Mount Sumbing and Robusta from Temanggung, as green beans, roasted or ground.',
    [
      'Origin: Sindoro, Sumbing and Temanggung, 700–1,500 m',
      'Grade: Grade 1, at most 11 defects',
      'Moisture: Green beans 11–12.5 %',
      'Packing: Jute bags of 60 kg with liner; roasted in 1 kg valve bags',
    ],
  ],
  [
    'briquettes',
    'Charcoal briquettes of coconut shell for shisha and grills, and of hardwood sawdust for restaurants and heating.',
    [
      'Raw material: Coconut shell; sawdust of furniture workshops',
      'Calorific value: 7,000–7,300 kcal/kg',
      'Ash and moisture: Ash 2.5–4 %, moisture up to 6 %',
      'Packing: Cartons of 10 or 20 kg',
    ],
  ],
] as const;

/** What staff write on a category's page, and the names that it had. */
export class CategoryPages1768010400000 implements MigrationInterface {
  name = 'CategoryPages1768010400000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, text, reference } = columns(runner);
    const mysql = runner.dataSource.options.type !== 'better-sqlite3';
    for (const [name, type] of TEXTS) await addColumn(runner, 'category', name, `${type} NULL`);
    await runner.query('UPDATE category SET original_name = nama_category WHERE original_name IS NULL');
    for (const [name, intro, facts] of WRITTEN)
      await runner.manager.update(
        'category',
        { name_key: name, intro: IsNull(), facts: IsNull() },
        { intro, facts: facts.join('\n') },
      );
    await addIndex(runner, 'category', 'IX_category_image', 'image');
    await addTable(
      runner,
      new Table({
        name: 'category_former_name',
        columns: [
          { ...text('name_key', 100), isPrimary: true, ...(mysql && { collation: BINARY_COLLATION }) },
          key('category_id'),
        ],
        indices: [{ name: 'IX_category_former_name_category', columnNames: ['category_id'] }],
        foreignKeys: [
          {
            ...reference('FK_category_former_name_category', 'category_id', 'category'),
            onDelete: 'CASCADE',
          },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('category_former_name');
    await dropIndex(runner, 'category', 'IX_category_image');
    for (const [name] of TEXTS) await runner.query(`ALTER TABLE category DROP COLUMN ${name}`);
  }
}
