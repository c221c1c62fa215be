import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

/** By table: of each translation, what it is translated from. */
const TRANSLATIONS = {
  product: {
    name_en: 'name',
    description_en: 'description',
    packing_en: 'packing',
    origin_en: 'origin',
    sample_en: 'sample',
  },
  category: {
    nama_id: 'nama_category',
    heading_id: 'heading',
    intro_id: 'intro',
    facts_id: 'facts',
    nama_category: 'nama_id',
    heading: 'heading_id',
    intro: 'intro_id',
    facts: 'facts_id',
  },
  company_info: { judul_en: 'judul', value_company_en: 'value_company' },
  contact: { address_en: 'address' },
};
const ROWS = 500;

type Row = { id: number; translated_from: string } & Record<string, string | null>;

/** Which translations have not followed their text: so far each answer found it out, and no list could be asked for it. */
export class OutdatedTranslations1768930000000 implements MigrationInterface {
  name = 'OutdatedTranslations1768930000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, translations] of Object.entries(TRANSLATIONS)) {
      await addColumn(runner, table, 'outdated_translations', 'text NULL');
      await fill(runner, table, translations);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TRANSLATIONS))
      await runner.query(`ALTER TABLE ${table} DROP COLUMN outdated_translations`);
  }
}

/** The time of the last change stays. */
async function fill(runner: QueryRunner, table: string, translations: Record<string, string>): Promise<void> {
  const texts = [...new Set(Object.entries(translations).flat())].join(', ');
  for (let last = 0; ;) {
    const rows = (await runner.query(
      `SELECT id, translated_from, ${texts} FROM ${table} WHERE id > ${last} AND translated_from IS NOT NULL ORDER BY id LIMIT ${ROWS}`,
    )) as Row[];
    for (const row of rows) {
      const outdated = outdatedIn(row, translations);
      if (outdated.length > 0)
        await runner.query(
          `UPDATE ${table} SET updated_at = updated_at, outdated_translations = ? WHERE id = ?`,
          [JSON.stringify(outdated), row.id],
        );
    }
    if (rows.length < ROWS) return;
    last = Number(rows.at(-1)?.id);
  }
}

function outdatedIn(row: Row, translations: Record<string, string>): string[] {
  const sources = JSON.parse(row.translated_from) as Record<string, string>;
  return Object.entries(translations)
    .filter(([to, from]) => {
      const isMutual = translations[from] === to;
      const hasText = row[to] && (row[from] || !isMutual);
      return hasText && sources[to] !== undefined && sources[to] !== hash(row[from]);
    })
    .map(([to]) => to);
}

function hash(text: unknown): string {
  return createHash('sha256')
    .update(typeof text === 'string' ? text : '')
    .digest('base64url')
    .slice(0, 16);
}
