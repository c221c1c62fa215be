import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cleanLine } from '../../clean-text.js';

type Rows = { id: number; name: string; name_key: string }[];

const LONGEST_NAME = 100;
const keyOf = (name: string) => cleanLine(name).toLowerCase();

/** Names were compared as they had been typed, with spaces and marks that nobody sees. */
export class CleanNames1796083200000 implements MigrationInterface {
  name = 'CleanNames1796083200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { id, name } of (await runner.query('SELECT id, name FROM product')) as Rows) {
      const clean = cleanLine(name) || `Produk ${id}`;
      if (clean !== name) await runner.query('UPDATE product SET name = ? WHERE id = ?', [clean, id]);
    }
    const categories = (await runner.query(
      'SELECT id, nama_category AS name, name_key FROM category ORDER BY id',
    )) as Rows;
    const taken = new Set(categories.map(({ name_key }) => name_key));
    for (const { id, name, name_key } of categories) {
      if (name_key === keyOf(name)) continue;
      const clean = cleanLine(name) || `Kategori ${id}`;
      let free = clean;
      for (let n = 2; taken.has(keyOf(free)); n += 1) free = `${clean.slice(0, LONGEST_NAME - 5)} (${n})`;
      taken.add(keyOf(free));
      const sql = 'UPDATE category SET nama_category = ?, name_key = ? WHERE id = ?';
      await runner.query(sql, [free, keyOf(free), id]);
    }
  }

  /** What was typed is not known any more. */
  async down(): Promise<void> {}
}
