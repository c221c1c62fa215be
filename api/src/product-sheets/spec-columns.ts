import { isDeepStrictEqual } from 'node:util';
import { nameKey } from '../categories/category.entity.js';
import type { Product } from '../products/product.entity.js';
import type { Write } from '../history/record-type.js';
import { InvalidFields } from '../http/refusals.js';
import { fitted, keptIn, type Template, type Templates, templatesBy } from '../products/product-specs.js';
import type { SpecField } from '../spec-fields/spec-field.entity.js';
import { PARTS, type Specs, type SpecValue } from '../spec-fields/spec-values.js';
import { isEmpty } from './cell-values.js';
import { fromSpecCell, toSpecCell } from './spec-cells.js';
import type { Cell } from './spreadsheet.js';
import { isPlaceholder } from './unknown-categories.js';

const PREFIX = 'spec:';
/** A key may mean something else in each category: it alone tells a column apart. */
export const titleOf = (key: string) => `${PREFIX}${key}`;
export const englishTitleOf = (key: string) => `${titleOf(key)} (Inggris)`;
export const isSpecTitle = (title: string) => title.startsWith(PREFIX);
const NOT_HERE = 'Spesifikasi ini tidak ada di kategori produk ini. Kosongkan selnya.';
const NOT_IN_NEW =
  'Kategori yang baru dibuat belum punya spesifikasi. Buat dulu kategorinya dengan spesifikasinya di menu Kategori, atau kosongkan selnya.';
const NO_TEXT = 'Spesifikasi ini bukan teks di kategori produk ini. Kosongkan selnya.';

interface SpecColumn {
  title: string;
  key: string;
  isEnglish: boolean;
}

/** What a row of a sheet says. */
export interface SpecRow {
  /** Undefined where the sheet has no such column. */
  cell: (title: string) => Cell | undefined;
  before: Product | undefined;
  category_id: number;
  /** @param title null for all of them together */
  refuse: (title: string | null, message: string) => void;
}
/** As it is sent: null for a value that is to go. */
type Changed = Record<string, SpecValue | null>;
/** Undefined for what stays as it is. */
interface Asked {
  sent?: Changed;
  after?: Specs | null;
}

/** The columns of a sheet for the keys of all templates. */
export class SpecColumns {
  readonly columns: readonly SpecColumn[];
  readonly templates: Templates;
  /** By their labels, with the unit in brackets and without. */
  private readonly labelled = new Map<string, SpecField[]>();

  /** @param most of the columns; the last ones are left out */
  constructor(
    private readonly fields: readonly SpecField[] = [],
    most = Infinity,
  ) {
    this.templates = templatesBy(fields);
    for (const field of fields)
      for (const label of [field.label, ...(field.unit ? [`${field.label} (${field.unit})`] : [])])
        this.labelled.set(nameKey(label), [...(this.labelled.get(nameKey(label)) ?? []), field]);
    const keys = [...new Set(fields.map(({ key }) => key))];
    const texts = new Set(fields.filter(({ kind }) => kind === 'text').map(({ key }) => key));
    const all = keys.flatMap((key) => [
      { title: titleOf(key), key, isEnglish: false },
      ...(texts.has(key) ? [{ title: englishTitleOf(key), key, isEnglish: true }] : []),
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

  /**
   * What a column is called in the first of some categories that has it, or else in any; undefined for no specification.
   * @param title its title
   */
  labelOf(title: string, categories: readonly (number | undefined)[]): string | undefined {
    const column = this.columns.find((each) => each.title === title);
    if (!column) return undefined;
    const own = categories.map((id) => this.templates.get(id ?? 0));
    const template = [...own, ...this.templates.values()].find((each) => each?.has(column.key));
    const label = template?.get(column.key)?.label;
    return label !== undefined && column.isEnglish ? `${label} (Inggris)` : label;
  }

  /** The title of the column that is headed by a label; undefined unless every category that has one of the two has both. */
  titleLabelled(heading: string): string | undefined {
    const labelled = this.labelled.get(nameKey(heading)) ?? [];
    const [key, ...others] = new Set(labelled.map((field) => field.key));
    const all = this.fields.filter((field) => field.key === key);
    return key !== undefined && others.length === 0 && all.length === labelled.length
      ? titleOf(key)
      : undefined;
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

  /** With no value in the place of one that was refused, whose title is among the refused ones: what else is wrong is said with it. */
  private changed(row: SpecRow): { changed: Changed; refused: Set<string | null> } {
    const { cell, before, category_id, refuse } = row;
    const template: Template = this.templates.get(category_id) ?? new Map();
    const notHere = isPlaceholder(category_id) ? NOT_IN_NEW : NOT_HERE;
    const kept = before ? keptIn(before, category_id, this.templates) : {};
    const changed: Changed = {};
    const refused = new Set<string | null>();
    for (const column of this.columns) {
      const { title, key, isEnglish } = column;
      const field = template.get(key);
      const given = cell(title);
      const isAsExported = !isEnglish && isExported(kept[key], given, field);
      const problem = isAsExported ? undefined : problemOf(field, given, isEnglish, notHere);
      const left = kept[key] ? undefined : this.leftBehind(row, column);
      // 12 g/kg is not 12 %.
      if (left && (problem !== undefined || left.unit !== field?.unit)) continue;
      if (problem) {
        refuse(title, problem);
        refused.add(title);
        if (field && !isEnglish) changed[key] = {};
      }
      if (!field || given === undefined || problem) continue;
      const stored = kept[key];
      const now = changed[key] === undefined ? stored : (changed[key] ?? undefined);
      const value = isEnglish ? withEnglish(now, given) : withMain(now, given, field);
      if (isDeepStrictEqual(value, stored)) delete changed[key];
      else changed[key] = value ?? null;
    }
    return { changed, refused };
  }

  /** What the cell is in the category that a product leaves, where it says what the product has there. */
  private leftBehind({ cell, before, category_id }: SpecRow, { title, key, isEnglish }: SpecColumn) {
    const stored = before?.specs?.[key];
    if (!before || !stored || before.category_id === category_id) return undefined;
    const [given, field] = [cell(title), this.templates.get(before.category_id)?.get(key)];
    const isSame = isEnglish
      ? !isEmpty(given) && String(given).trim() === stored.text_en
      : isExported(stored, given, field);
    return isSame ? field : undefined;
  }
}

function problemOf(
  field: SpecField | undefined,
  cell: Cell | undefined,
  isEnglish: boolean,
  notHere: string,
) {
  if (isEmpty(cell)) return undefined;
  if (!field) return notHere;
  if (isEnglish) return field.kind === 'text' ? undefined : NO_TEXT;
  const value = fromSpecCell(field, cell);
  return typeof value === 'string' ? value : undefined;
}

/** Whatever it is written as, a value that was exported is the same. */
function isExported(stored: SpecValue | undefined, cell: Cell | undefined, field: SpecField | undefined) {
  if (!stored || !field) return false;
  const written = toSpecCell(stored, field);
  const text = String(cell).trim();
  // As CSV it has a decimal comma, like all numbers.
  return (
    text === String(written) || (typeof written === 'number' && text === String(written).replace('.', ','))
  );
}

/**
 * The value with what its cell says: an empty one takes it away, unless it is required. Its test goes with another value, and
 * stays with the same one.
 */
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
