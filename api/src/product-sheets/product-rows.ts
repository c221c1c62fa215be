import { type ProductWithCategory } from '../products/product.dto.js';
import { nearest } from '../http/nearest.js';
import { AMOUNTS, amountTitled, type AmountTitle } from './amount-titles.js';
import { idOf, isEmpty, textOf, withoutDash } from './cell-values.js';
import {
  categoriesTitled,
  fieldTitled,
  isNumbering,
  isTitle,
  perhapsTitled,
  wordsTitled,
} from './office-titles.js';
import { COLUMNS, type Field, FIELDS } from './product-columns.js';
import type { SheetProblem } from './sheet-findings.dto.js';
import { SpecColumns } from './spec-columns.js';
import type { Cell, SheetRow } from './spreadsheet.js';

const NO_SPECS = new SpecColumns();
const SPEC_WIDTH = 16;

/** The version is the last column, behind the specifications. */
const around = <T>(ofFields: readonly T[], ofSpecs: readonly T[]) => [
  ...ofFields.slice(0, -1),
  ...ofSpecs,
  ...ofFields.slice(-1),
];
export const headerOf = ({ columns }: SpecColumns): string[] =>
  around(
    FIELDS.map((field) => COLUMNS[field].title),
    columns.map(({ title }) => title),
  );
export const widthsOf = ({ columns }: SpecColumns): number[] =>
  around(
    FIELDS.map((field) => COLUMNS[field].width),
    columns.map(() => SPEC_WIDTH),
  );

/** What an import needs beside the column of a specification to bring its values back. */
const OF_VALUES = ['id', 'name', 'category_id'] as const;

/** The values of some specifications alone, which go into products of any version. */
export const valueRows = (products: Iterable<ProductWithCategory>, specs: SpecColumns): Cell[][] => [
  [...OF_VALUES.map((field) => COLUMNS[field].title), ...specs.columns.map(({ title }) => title)],
  ...[...products].map((product) => [
    ...OF_VALUES.map((field) => COLUMNS[field].write(product)),
    ...specs.write(product),
  ]),
];
export const valueWidths = ({ columns }: SpecColumns): number[] => [
  ...OF_VALUES.map((field) => COLUMNS[field].width),
  ...columns.map(() => SPEC_WIDTH),
];

export const HEADER: Cell[] = headerOf(NO_SPECS);

export function toRow(product: ProductWithCategory, specs = NO_SPECS): Cell[] {
  return around(
    FIELDS.map((field) => COLUMNS[field].write(product)),
    specs.write(product),
  );
}

const BY_ID = `Untuk mengubah produk yang sudah ada, sertakan kolom '${COLUMNS.id.title}', seperti di berkas yang diunduh.`;

const NO_TITLES = `Baris pertama tidak memuat judul kolom yang dikenal, misalnya ${COLUMNS.name.title} dan ${COLUMNS.price.title}.`;

function twice(known: string, earlier: string, title: string): string {
  const isCalledOtherwise = [earlier, title].some((each) => each.toLowerCase() !== known.toLowerCase());
  return `Kolom '${known}' ada dua kali${isCalledOtherwise ? `: '${earlier}' dan '${title}'` : ''}.`;
}

interface HeaderWishes {
  /** Rows without an ID are of the products that have their names. */
  isMatchedByName?: boolean;
  /** Columns that are not known are left out. */
  skipsUnknown?: boolean;
  /** An empty cell leaves what a product has. */
  keepsEmpty?: boolean;
}

/** The columns of a sheet by the row of its titles, whatever their order; or what is wrong with them. */
export class SheetHeader {
  readonly problems: readonly SheetProblem[];
  /** Whether its rows can be read, without what stands under an unknown title. */
  readonly isReadable: boolean;
  /** Titles by place. */
  private readonly unknown = new Map<number, string>();
  private readonly numbered = new Set<number>();
  /** By title. */
  private readonly places = new Map<string, number>();
  readonly titles: readonly string[];
  /** With the headings of their columns, and the terms that these say. */
  readonly amounts: readonly (AmountTitle & { title: string })[];
  private readonly keepsEmpty: boolean;

  constructor(
    { line, cells }: SheetRow,
    readonly specs = NO_SPECS,
    { isMatchedByName = false, skipsUnknown = false, keepsEmpty = false }: HeaderWishes = {},
  ) {
    this.keepsEmpty = keepsEmpty;
    this.titles = headerOf(specs);
    const problems: SheetProblem[] = [];
    this.problems = problems;
    const problem = (message: string, column: string | null) => problems.push({ line, column, message });
    let unknown = 0;
    const headings = cells.map((cell) => String(cell ?? '').trim());
    const ofCategories = categoriesTitled(headings);
    for (const [place, title] of headings.entries()) {
      if (isNumbering(title)) this.numbered.add(place);
      if (title === '' || this.numbered.has(place)) continue;
      const known =
        this.titled(title, [headings[place - 1] ?? '', headings[place + 1] ?? '']) ??
        (title === ofCategories ? COLUMNS.category_id.title : undefined);
      if (known === undefined) {
        this.unknown.set(place, title.slice(0, 50));
        if (skipsUnknown) continue;
        problem(`Kolom '${title.slice(0, 50)}' tidak dikenal.`, letterOf(place));
        unknown += 1;
        continue;
      }
      const earlier = this.places.get(known);
      if (earlier === undefined) this.places.set(known, place);
      else problem(twice(known, String(headings[earlier]), title), letterOf(place));
    }
    this.amounts = AMOUNTS.map((field) => {
      const title = headings[this.places.get(COLUMNS[field].title) ?? -1] ?? '';
      return { field, title, terms: amountTitled(title)?.terms ?? {} };
    });
    if (this.places.size === 0) {
      this.problems = [{ line, column: null, message: NO_TITLES }];
      this.isReadable = false;
      return;
    }
    const isOfStored = this.has('id') || (isMatchedByName && this.has('name'));
    for (const field of isOfStored ? [] : FIELDS)
      if (COLUMNS[field].required && !this.has(field))
        problem(`Kolom '${COLUMNS[field].title}' tidak ada. ${BY_ID}`, null);
    this.isReadable = problems.length === unknown;
  }

  /** The title of the column that has a heading. */
  private titled(heading: string, beside: readonly string[]): string | undefined {
    const title = this.titles.find((each) => isTitle(heading, each));
    const field = fieldTitled(heading, beside);
    if (title ?? field) return title ?? (field && COLUMNS[field].title);
    return this.specs.titleLabelled(heading) ?? this.titledTwice(heading);
  }

  /** Of a heading with several words for one column. */
  private titledTwice(heading: string): string | undefined {
    const words = wordsTitled(heading);
    const known = words.map((word) => this.titled(word, []));
    const title = known.find((each) => each !== undefined);
    const perhaps = words.map((word, at) => known[at] ?? titleOf(perhapsTitled(word)));
    return perhaps.every((each) => each === title) ? title : undefined;
  }

  /** Of the titles that are not there, the one that an unknown heading may mean, by the letter of its column. */
  nearestTo(letter: string | null): string | null {
    const heading = [...this.unknown].find(([place]) => letterOf(place) === letter)?.[1];
    if (heading === undefined) return null;
    const free = this.titles.filter((title) => !this.places.has(title));
    const perhaps = titleOf(perhapsTitled(heading));
    return free.find((title) => title === perhaps) ?? nearest(heading, free);
  }

  get knownTitles(): number {
    return this.places.size;
  }

  get unknownTitles(): string[] {
    return this.places.size > 0 ? [...this.unknown.values()] : [];
  }

  has(field: Field): boolean {
    return this.places.has(COLUMNS[field].title);
  }

  /** Whether a cell leaves what a stored product has. */
  isLeft(cell: Cell | undefined, before: object | undefined): boolean {
    return this.keepsEmpty && before !== undefined && isEmpty(cell);
  }

  /** The column of a row's first cell that stands under no title. */
  strayColumn({ cells }: SheetRow): string | undefined {
    const titled = new Set([...this.places.values(), ...this.unknown.keys(), ...this.numbered]);
    const place = cells.findIndex((cell, at) => cell !== null && !titled.has(at));
    return place < 0 ? undefined : letterOf(place);
  }

  /** What stands in the column of a problem: its title, or its letter. */
  cellUnder({ cells }: SheetRow, column: string): Cell {
    const isTitle = this.titles.includes(column);
    const place = isTitle ? this.places.get(column) : cells.findIndex((_, at) => letterOf(at) === column);
    return place === undefined ? null : (cells[place] ?? null);
  }

  /** Undefined where the sheet has no such column. */
  cell(row: SheetRow, field: Field): Cell | undefined {
    const cell = this.under(row, COLUMNS[field].title);
    return cell === undefined || COLUMNS[field].isText ? cell : withoutDash(cell);
  }

  /** Of the product that a row changes; NaN where its cell holds no id, undefined for a new product. */
  idOf(row: SheetRow): number | undefined {
    const [only, ...others] = row.named ?? [];
    return idOf(this.cell(row, 'id')) ?? (others.length > 0 ? undefined : only);
  }

  /** Of a row without an ID. */
  nameIn(row: SheetRow): string {
    if (idOf(this.cell(row, 'id')) !== undefined) return '';
    return (textOf(this.cell(row, 'name')) ?? '').replace(/\s+/g, ' ').trim();
  }

  under({ cells }: SheetRow, title: string): Cell | undefined {
    const place = this.places.get(title);
    return place === undefined ? undefined : (cells[place] ?? null);
  }
}

const titleOf = (field: Field | undefined) => (field ? COLUMNS[field].title : undefined);

/** Of the products that the rows change, as far as they are ids at all. */
export function idsIn(header: SheetHeader, rows: readonly SheetRow[]): number[] {
  return rows.map((row) => header.idOf(row) ?? Number.NaN).filter((id) => id > 0);
}

/** 0: A, 25: Z, 26: AA */
function letterOf(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}
