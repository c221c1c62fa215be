import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Product } from '../products/product.entity.js';
import { InvalidFields } from '../http/http-errors.js';
import { tooLong } from '../http/rules.js';
import { fitSpecs, specsKeptIn, type Templates, templatesBy } from '../products/product-specs.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { LONGEST_TEXT, type Specs, type SpecValue } from '../spec-fields/spec-values.js';
import { isEmpty, textOf } from './cell-values.js';
import { type Column, COLUMNS, FIELDS, longestTextOf } from './product-columns.js';
import { LONGEST_SHOWN } from './sheet-limits.js';
import { fromSpecCell, toSpecCell } from './spec-cells.js';
import type { Cell, KnownColumn } from './spreadsheet-file.js';

/** No label: a key may mean something else in each category. */
const titleOf = (key: string) => `spec:${key}`;
const NOT_HERE = 'Spesifikasi ini tidak ada di kategori produk ini. Kosongkan selnya.';
const NO_TEXT = 'Spesifikasi ini bukan teks di kategori produk ini. Kosongkan selnya.';

interface SpecColumn extends Column {
  key: string;
  isEnglish: boolean;
}
/** As a form sends it: null takes a value away. */
type Sent = Record<string, SpecValue | null>;

export class SpecColumns {
  readonly templates: Templates;
  private readonly columns: readonly SpecColumn[];

  constructor(fields: readonly SpecField[] = [], most = Infinity) {
    this.templates = templatesBy(fields);
    const keys = [...new Set(fields.map(({ key }) => key))];
    const texts = new Set(fields.filter(({ kind }) => kind === 'text').map(({ key }) => key));
    const all = keys.flatMap((key) => [
      this.column(key, false),
      ...(texts.has(key) ? [this.column(key, true)] : []),
    ]);
    this.columns = all.slice(0, most);
  }

  /** The last one is the version, as in FIELDS. */
  get ofSheet(): Column[] {
    const fields = FIELDS.map((field) => ({ ...COLUMNS[field], longestText: longestTextOf(field) }));
    return [...fields.slice(0, -1), ...this.columns, ...fields.slice(-1)];
  }

  get titles(): string[] {
    return this.ofSheet.map(({ title }) => title);
  }

  get known(): KnownColumn[] {
    return this.ofSheet.map(({ title, longestText }) => {
      const longest = longestText ?? LONGEST_SHOWN;
      return { title, longest, isText: longestText !== undefined, tooLong: tooLong(title, longest) };
    });
  }

  /** @param refuse is given the title of a column, or null for all of them together */
  read(
    cells: ReadonlyMap<string, Cell>,
    before: Product | undefined,
    category_id: number,
    refuse: (title: string | null, message: string) => void,
  ): Sent | undefined {
    const { sent, problems } = this.sentBy(cells, before, category_id);
    if (Object.keys(sent).length === 0 && problems.size === 0) return undefined;
    try {
      fitSpecs({ before, fields: { category_id, specs: sent as Specs } }, this.templates);
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      for (const [field, message] of Object.entries(error.errors ?? {})) {
        const title = field === 'specs' ? null : titleOf(field.slice('specs.'.length));
        problems.set(title, problems.get(title) ?? message);
      }
    }
    for (const [title, message] of problems) refuse(title, message);
    return problems.size > 0 ? undefined : sent;
  }

  /** A refused value leaves an empty one, so that its field is not reported as missing too. */
  private sentBy(cells: ReadonlyMap<string, Cell>, before: Product | undefined, category_id: number) {
    const template = this.templates.get(category_id);
    const kept = before ? specsKeptIn(before, category_id, this.templates) : {};
    const sent: Sent = {};
    const problems = new Map<string | null, string>();
    for (const { title, key, isEnglish, write } of this.columns) {
      const [cell, field, stored] = [cells.get(title), template?.get(key), kept[key]];
      // What an export wrote is not taken into another category: 12 g/kg is not 12 %.
      if (cell === undefined || isSame(cell, before ? write(before) : null)) continue;
      const now = key in sent ? sent[key] : stored;
      if (isEmpty(cell)) {
        if (isEnglish && now) sent[key] = { ...now, text_en: undefined };
        if (!isEnglish && stored && !field?.required) sent[key] = null;
      } else if (!field) problems.set(title, NOT_HERE);
      else if (!isEnglish) {
        const value = fromSpecCell(field, cell);
        if (typeof value === 'string') problems.set(title, value);
        // Another value loses the test of the earlier one.
        if (stored && isDeepStrictEqual(value, fromSpecCell(field, toSpecCell(stored, field)))) continue;
        const { text_en } = stored ?? {};
        sent[key] = typeof value === 'string' ? {} : { ...value, ...(text_en && { text_en }) };
      } else if (field.kind === 'text') sent[key] = { ...now, text_en: String(cell).trim() };
      else problems.set(title, NO_TEXT);
    }
    return { sent, problems };
  }

  private column(key: string, isEnglish: boolean): SpecColumn {
    const write = ({ specs, category_id }: Pick<Product, 'specs' | 'category_id'>): Cell => {
      const [value, field] = [specs?.[key], this.templates.get(category_id)?.get(key)];
      if (!value || !field) return null;
      return isEnglish ? (value.text_en ?? null) : toSpecCell(value, field);
    };
    const title = titleOf(key) + (isEnglish ? ' (Inggris)' : '');
    return { title, width: 16, longestText: LONGEST_TEXT, key, isEnglish, write };
  }
}

export async function findSpecColumns(manager: EntityManager, most?: number): Promise<SpecColumns> {
  const order = { category_id: 'ASC', position: 'ASC', id: 'ASC' } as const;
  return new SpecColumns(await manager.find(SpecField, { order }), most);
}

/** CSV has a decimal comma in all numbers. */
function isSame(cell: Cell, written: Cell): boolean {
  const text = textOf(cell).trim();
  return (
    text === textOf(written) || (typeof written === 'number' && text === String(written).replace('.', ','))
  );
}
