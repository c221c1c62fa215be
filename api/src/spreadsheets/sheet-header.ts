import { cleanLine } from '../clean-text.js';
import { inTurns } from '../database/yield-to-event-loop.js';
import { nearest } from '../http/nearest.js';
import { textOf } from './cell-values.js';
import { COLUMNS } from './product-columns.js';
import type { SheetProblem, UnknownColumn } from './spreadsheet.dto.js';
import type { Cell, SheetRow } from './spreadsheet-file.js';

const LONGEST_TITLE = 50;
const NO_TITLES = `Sepuluh baris pertama tidak memuat judul kolom yang dikenal, misalnya ${COLUMNS.name.title} dan ${COLUMNS.price.title}.`;
const NO_NAMES = `Kolom '${COLUMNS.name.title}' tidak ada. Untuk mengubah produk yang sudah ada, sertakan kolom '${COLUMNS.id.title}', seperti di berkas yang diunduh.`;

export interface TitledRow {
  line: number;
  cells: ReadonlyMap<string, Cell>;
  /** The letter of the first filled cell in a column without a title; `cells` has it by this letter. */
  stray?: string;
  /** Of cells that cannot be read, by title. */
  unread?: ReadonlyMap<string, string>;
}

/** @returns undefined for an empty cell, NaN for one that holds no ID */
export function idIn({ cells }: TitledRow): number | undefined {
  const text = textOf(cells.get(COLUMNS.id.title)).trim();
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

export const nameIn = ({ cells }: TitledRow) => cleanLine(textOf(cells.get(COLUMNS.name.title)));

export class SheetHeader {
  readonly problems: SheetProblem[] = [];
  private readonly headings: readonly string[];
  private readonly places = new Map<string, number>();
  private readonly strange: string[] = [];
  private readonly free: readonly string[];

  constructor({ line, cells }: SheetRow, titles: readonly string[]) {
    this.headings = cells.map(textOf);
    for (const [place, heading] of this.headings.entries()) {
      if (!titles.includes(heading)) this.strange.push(heading.slice(0, LONGEST_TITLE));
      else if (this.places.has(heading))
        this.problems.push({ line, column: letterOf(place), message: `Kolom '${heading}' ada dua kali.` });
      else this.places.set(heading, place);
    }
    this.free = titles.filter((title) => !this.places.has(title));
    const message = this.places.size === 0 ? NO_TITLES : NO_NAMES;
    if (this.free.includes(COLUMNS.id.title) && this.free.includes(COLUMNS.name.title))
      this.problems.push({ line, column: null, message });
  }

  async unknown(): Promise<UnknownColumn[]> {
    const unknown: UnknownColumn[] = [];
    for await (const title of inTurns(this.strange.filter(Boolean)))
      unknown.push({ title, nearest: nearest(title, this.free) });
    return unknown;
  }

  read({ line, cells, problems }: SheetRow): TitledRow {
    const titled = new Map([...this.places].map(([title, place]) => [title, cells[place] ?? null]));
    const unread =
      problems && new Map(problems.map(({ place, problem }) => [this.headings[place] ?? '', problem]));
    const place = cells.findIndex((cell, at) => cell !== null && !this.headings[at]);
    if (place < 0) return { line, cells: titled, unread };
    const stray = letterOf(place);
    return { line, cells: titled.set(stray, cells[place] ?? null), stray, unread };
  }
}

/** 0: A, 25: Z, 26: AA */
function letterOf(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}
