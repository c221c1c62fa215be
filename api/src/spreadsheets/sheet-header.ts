import { nearest } from '../http/nearest.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import { idOf, textOf } from './cell-values.js';
import { COLUMNS, type Field, FIELDS } from './product-columns.js';
import { SPEC_WIDTH, type SpecColumns } from './spec-columns.js';
import type { SheetProblem, UnknownColumn } from './spreadsheet.dto.js';
import type { Cell, SheetRow } from './spreadsheet-file.js';

const LONGEST_TITLE = 50;
const NO_TITLES = `Baris pertama tidak memuat judul kolom yang dikenal, misalnya ${COLUMNS.name.title} dan ${COLUMNS.price.title}.`;
const NO_NAMES = `Kolom '${COLUMNS.name.title}' tidak ada. Untuk mengubah produk yang sudah ada, sertakan kolom '${COLUMNS.id.title}', seperti di berkas yang diunduh.`;

/** The version is the last column, behind the specifications. */
const withSpecs = <T>(fields: readonly T[], specs: readonly T[]): T[] => [
  ...fields.slice(0, -1),
  ...specs,
  ...fields.slice(-1),
];
export const titlesOf = ({ columns }: SpecColumns): string[] =>
  withSpecs(
    FIELDS.map((field) => COLUMNS[field].title),
    columns.map(({ title }) => title),
  );

export const widthsOf = ({ columns }: SpecColumns): number[] =>
  withSpecs(
    FIELDS.map((field) => COLUMNS[field].width),
    columns.map(() => SPEC_WIDTH),
  );
export const toRow = (product: ProductWithCategory, specs: SpecColumns): Cell[] =>
  withSpecs(
    FIELDS.map((field) => COLUMNS[field].write(product)),
    specs.write(product),
  );

/** The columns of a sheet by its first row, in whatever order they are. */
export class SheetHeader {
  readonly titles: readonly string[];
  readonly problems: SheetProblem[] = [];
  /** Columns that are left out. */
  readonly unknown: UnknownColumn[] = [];
  private readonly places = new Map<string, number>();
  private readonly titledPlaces = new Set<number>();

  constructor(
    { line, cells }: SheetRow,
    readonly specs: SpecColumns,
  ) {
    this.titles = titlesOf(specs);
    const known = new Map(this.titles.map((title) => [title.toLowerCase(), title]));
    const unknown: string[] = [];
    for (const [place, cell] of cells.entries()) {
      const heading = String(cell ?? '').trim();
      if (heading === '') continue;
      this.titledPlaces.add(place);
      const title = known.get(heading.toLowerCase());
      if (title === undefined) unknown.push(heading.slice(0, LONGEST_TITLE));
      else if (this.places.has(title))
        this.problems.push({ line, column: letterOf(place), message: `Kolom '${title}' ada dua kali.` });
      else this.places.set(title, place);
    }
    const free = this.titles.filter((title) => !this.places.has(title));
    this.unknown = unknown.map((title) => ({ title, nearest: nearest(title, free) }));
    const message = this.places.size === 0 ? NO_TITLES : NO_NAMES;
    if (!this.has('id') && !this.has('name')) this.problems.push({ line, column: null, message });
  }

  has(field: Field): boolean {
    return this.places.has(COLUMNS[field].title);
  }

  /** The column of a row's first cell that stands under no title at all. */
  strayColumn({ cells }: SheetRow): string | undefined {
    const place = cells.findIndex((cell, at) => cell !== null && !this.titledPlaces.has(at));
    return place < 0 ? undefined : letterOf(place);
  }

  /** The cell that a problem is about. */
  cellOf({ cells }: SheetRow, { column }: SheetProblem): Cell {
    const place = this.places.get(column ?? '') ?? cells.findIndex((_, at) => letterOf(at) === column);
    return cells[place] ?? null;
  }

  /** @returns undefined where the sheet has no such column */
  cell(row: SheetRow, field: Field): Cell | undefined {
    return this.cellUnder(row, COLUMNS[field].title);
  }

  /** @returns undefined where the sheet has no such column */
  cellUnder({ cells }: SheetRow, title: string): Cell | undefined {
    const place = this.places.get(title);
    return place === undefined ? undefined : (cells[place] ?? null);
  }

  idIn(row: SheetRow): number | undefined {
    return idOf(this.cell(row, 'id'));
  }

  nameIn(row: SheetRow): string {
    return (textOf(this.cell(row, 'name')) ?? '').replace(/\s+/g, ' ').trim();
  }
}

/** 0: A, 25: Z, 26: AA */
function letterOf(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}
