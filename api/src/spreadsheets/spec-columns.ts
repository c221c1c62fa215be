import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../products/product.entity.js';
import type { Write } from '../history/record-type.js';
import { InvalidFields } from '../http/refusals.js';
import { fitted, keptIn, type Template, type Templates, templatesBy } from '../products/product-specs.js';
import type { SpecField } from '../spec-fields/spec-field.entity.js';
import { PARTS, type Specs, type SpecValue } from '../spec-fields/spec-values.js';
import { isEmpty } from './cell-values.js';
import { fromSpecCell, toSpecCell } from './spec-cells.js';
import type { Cell } from './spreadsheet-file.js';

/** A key may mean something else in each category, but only the key tells columns apart. */
const titleOf = (key: string) => `spec:${key}`;
const NOT_HERE = 'Spesifikasi ini tidak ada di kategori produk ini. Kosongkan selnya.';
const NO_TEXT = 'Spesifikasi ini bukan teks di kategori produk ini. Kosongkan selnya.';
export const SPEC_WIDTH = 16;

interface SpecColumn {
  title: string;
  key: string;
  isEnglish: boolean;
}

interface SpecRow {
  /** Gives undefined where the sheet has no such column. */
  cell: (title: string) => Cell | undefined;
  before: Product | undefined;
  category_id: number;
  /** @param title null for all of them together */
  refuse: (title: string | null, message: string) => void;
}
/** As a form sends it: null takes a value away. */
type Changed = Record<string, SpecValue | null>;
/** Undefined leaves the values as they are. */
interface Asked {
  sent?: Changed;
  after?: Specs | null;
}

/** The columns of a sheet for the keys of all templates. */
export class SpecColumns {
  readonly columns: readonly SpecColumn[];
  readonly templates: Templates;
  /** @param most of the columns; the last ones are left out */
  constructor(fields: readonly SpecField[] = [], most = Infinity) {
    this.templates = templatesBy(fields);
    const keys = [...new Set(fields.map(({ key }) => key))];
    const texts = new Set(fields.filter(({ kind }) => kind === 'text').map(({ key }) => key));
    const all = keys.flatMap((key) => [
      { title: titleOf(key), key, isEnglish: false },
      ...(texts.has(key) ? [{ title: `${titleOf(key)} (Inggris)`, key, isEnglish: true }] : []),
    ]);
    this.columns = all.slice(0, most);
  }

  write({ specs, category_id }: Pick<Product, 'specs' | 'category_id'>): Cell[] {
    const template = this.templates.get(category_id);
    return this.columns.map(({ key, isEnglish }) => {
      const [value, field] = [specs?.[key], template?.get(key)];
      if (!value || !field) return null;
      return isEnglish ? (value.text_en ?? null) : toSpecCell(value, field);
    });
  }

  /** What a row changes of a product's values, as far as the template of its category allows it. */
  read(row: SpecRow): Asked {
    const { before, category_id, refuse } = row;
    const { changed, refused } = this.changed(row);
    const sent = Object.keys(changed).length > 0 ? changed : undefined;
    if (!sent && before?.category_id === category_id) return {};
    const write = { before, fields: { category_id, specs: sent } } as Write<Product>;
    try {
      const { specs } = fitted(write, this.templates);
      return refused.size > 0 ? {} : { sent, after: specs as Specs | null | undefined };
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      for (const [field, message] of Object.entries(error.errors ?? {})) {
        const title = field === 'specs' ? null : titleOf(field.slice('specs.'.length));
        if (!refused.has(title)) refuse(title, message);
      }
      return {};
    }
  }

  /** A refused value leaves an empty one in its place, so that its field does not count as missing too. */
  private changed(row: SpecRow): { changed: Changed; refused: Set<string | null> } {
    const { cell, before, category_id, refuse } = row;
    const template: Template = this.templates.get(category_id) ?? new Map();
    const kept = before ? keptIn(before, category_id, this.templates) : {};
    const changed: Changed = {};
    const refused = new Set<string | null>();
    for (const column of this.columns) {
      const { title, key, isEnglish } = column;
      const [field, given, stored] = [template.get(key), cell(title), kept[key]];
      if (given === undefined || (!stored && this.isOfOldCategory(row, column))) continue;
      if (!isEnglish && isExported(stored, given, field)) continue;
      const problem = problemOf(field, given, isEnglish);
      if (problem !== undefined) {
        refuse(title, problem);
        refused.add(title);
        if (field && !isEnglish) changed[key] = {};
      }
      if (!field || problem !== undefined) continue;
      const now = changed[key] === undefined ? stored : (changed[key] ?? undefined);
      const value = isEnglish ? withEnglish(now, given) : withMain(now, given, field);
      if (isDeepStrictEqual(value, stored)) delete changed[key];
      else changed[key] = value ?? null;
    }
    return { changed, refused };
  }

  /** Whether a cell still says what the product had in the category that it leaves: 12 g/kg is not 12 %. */
  private isOfOldCategory({ cell, before, category_id }: SpecRow, { title, key, isEnglish }: SpecColumn) {
    const stored = before?.specs?.[key];
    if (!before || !stored || before.category_id === category_id) return false;
    const given = cell(title);
    if (isEnglish) return !isEmpty(given) && String(given).trim() === stored.text_en;
    return isExported(stored, given, this.templates.get(before.category_id)?.get(key));
  }
}

function problemOf(field: SpecField | undefined, cell: Cell, isEnglish: boolean): string | undefined {
  if (isEmpty(cell)) return undefined;
  if (!field) return NOT_HERE;
  if (isEnglish) return field.kind === 'text' ? undefined : NO_TEXT;
  const value = fromSpecCell(field, cell);
  return typeof value === 'string' ? value : undefined;
}

/** Whether a cell is what an export writes for a value. */
function isExported(stored: SpecValue | undefined, cell: Cell | undefined, field: SpecField | undefined) {
  if (!stored || !field) return false;
  const written = toSpecCell(stored, field);
  const text = String(cell).trim();
  // CSV has a decimal comma in all numbers.
  return (
    text === String(written) || (typeof written === 'number' && text === String(written).replace('.', ','))
  );
}

/** Another value loses the test of the earlier one; an empty cell takes the value away, unless it is required. */
function withMain(stored: SpecValue | undefined, cell: Cell, field: SpecField): SpecValue | undefined {
  if (isExported(stored, cell, field) || (field.required && isEmpty(cell))) return stored;
  const given = isEmpty(cell) ? {} : fromSpecCell(field, cell);
  const { text_en, ...main } = mainOf(stored ?? {}, field);
  if (typeof given === 'string' || isDeepStrictEqual(given, main)) return stored;
  return filled({ ...given, ...(text_en !== undefined && { text_en }) });
}

function mainOf(value: SpecValue, { kind, bound }: SpecField): SpecValue {
  const parts: readonly string[] = PARTS[bound ?? kind];
  return Object.fromEntries(Object.entries(value).filter(([part]) => parts.includes(part)));
}

function withEnglish(stored: SpecValue | undefined, cell: Cell): SpecValue | undefined {
  const { text_en: _, ...others } = stored ?? {};
  return filled(isEmpty(cell) ? others : { ...others, text_en: String(cell).trim() });
}

const filled = (value: SpecValue) => (Object.keys(value).length > 0 ? value : undefined);
