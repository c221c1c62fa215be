import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import { YesNo } from '../http/rules.js';
import { SheetChange } from './sheet-change.dto.js';
import {
  SameName,
  SheetProblem,
  SimilarName,
  SkippedRow,
  UnknownCategory,
  WanderedColumn,
} from './sheet-findings.dto.js';
import { LARGEST_SHEET_BYTES, MOST_ROWS } from './sheet-rules.js';

const GUESSES = /^\d{1,7}:\d{1,15}(,\d{1,7}:\d{1,15}){0,99}$/;

export class SheetRequest {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    ...{ 'x-max-bytes': LARGEST_SHEET_BYTES, 'x-max-rows': MOST_ROWS },
  })
  file: unknown;

  @YesNo('Rincian', { description: 'Whether the answer has the values of problems, and `details`.' })
  details?: boolean;

  @YesNo('Buat kategori baru', {
    description: 'Whether categories that are not known are created along with the products.',
  })
  create_categories?: boolean;

  @YesNo('Lewati yang sudah diubah', {
    description: 'Whether rows are left out whose product is newer than their version.',
  })
  skip_outdated?: boolean;

  @YesNo('Lewati yang bermasalah', {
    description: 'Whether rows with a problem are left out. One of the header is of all rows.',
  })
  skip_problems?: boolean;

  @YesNo('Lewati kolom yang tidak dikenal', {
    description: 'Whether columns that are not known are left out, where others are.',
  })
  skip_columns?: boolean;

  @YesNo('Biarkan bila kosong', {
    description: 'Whether an empty cell leaves what a product has, instead of clearing it.',
  })
  keep_empty?: boolean;

  @YesNo('Cocokkan nama', {
    description:
      'Whether a row without an ID changes the product that has its name, or where none has, the one that has it as its English name, case and spaces aside; the product keeps its name. A name that more than one has, or only one in the trash, is refused; one that none has is a new product, for which the file needs a category. Of a file that has names, and neither IDs nor categories, it is so in any case.',
  })
  match_names?: boolean;

  @ApiProperty({
    title: 'Baris yang bernama mirip',
    type: 'string',
    pattern: GUESSES.source,
    required: false,
    description:
      'Those of `guessable_names` that mean that product, which keeps its name, by their line and its id: "3:12,7:2". One that would be another product by now is not taken.',
  })
  @ValidateIf((_, value) => value !== undefined && value !== '')
  @Matches(GUESSES, {
    message: 'Baris yang bernama mirip harus berupa nomor baris dan ID produk, misalnya 3:12.',
  })
  guesses?: string;
}

export class SheetDetails {
  @ApiProperty({ type: [SheetChange], description: 'The first hundred.' })
  changes: SheetChange[];

  @ApiProperty({ type: [UnknownCategory], description: 'The first hundred.' })
  unknown_categories: UnknownCategory[];

  @ApiProperty({
    type: 'integer',
    required: false,
    description:
      'How many rows without an ID have the name or English name of a product, or of one in the trash: those that `match_names` is for. None where it is so in any case.',
  })
  named_rows?: number;

  @ApiProperty({
    type: [SimilarName],
    required: false,
    description:
      'The first hundred names that rows are matched by, and that no product has, with the same numbers or none nearly the name of one that no other row is of; `guesses` says which of them mean it. They are found as those of `similar_names`.',
  })
  guessable_names?: SimilarName[];

  @ApiProperty({ type: 'integer', required: false, description: 'How many such names there are.' })
  guessable_names_count?: number;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    required: false,
    description:
      'The products in the trash that rows with a problem are of, which they change once these are restored. Of several of one name none.',
  })
  trashed?: number[];

  @ApiProperty({
    type: [SameName],
    required: false,
    description:
      'The first twenty names, and English names, of new and renamed products that another product will have too, case aside. They may.',
  })
  same_names?: SameName[];

  @ApiProperty({ type: 'integer', required: false, description: 'How many such names there are.' })
  same_names_count?: number;

  @ApiProperty({
    type: [SimilarName],
    required: false,
    description:
      'The first twenty names of new products that are nearly the name or English name of a stored one, or several words that one alone has; that may be meant. Of a long file only the first names are looked for, in a catalogue of more than five thousand products none.',
  })
  similar_names?: SimilarName[];

  @ApiProperty({ type: 'integer', required: false, description: 'How many such names were found.' })
  similar_names_count?: number;

  @ApiProperty({
    type: [String],
    required: false,
    description: 'The titles of columns that are not known, where others are, be they left out or not.',
  })
  unknown_columns?: string[];

  @ApiProperty({
    type: [SkippedRow],
    required: false,
    description: 'The first twenty rows that `skip_outdated` and `skip_problems` left out.',
  })
  skipped_rows?: SkippedRow[];

  @ApiProperty({
    type: [WanderedColumn],
    required: false,
    description:
      'Columns of prices, names and descriptions that may have been sorted alone: at least three products (of names two), and most of those whose value changes, get exactly what another one of them had. That of the ids, instead of all others, where most rows say all that another one has. Even while there are problems.',
  })
  wandered_columns?: WanderedColumn[];

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many prices are `far`, of all changes.',
  })
  far_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many values are `unlikely`, of all changes.',
  })
  unlikely_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many values are `emptied`, of all changes.',
  })
  emptied_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many values are `emptied`, export prices too: what `keep_empty` may be for.',
  })
  cleared_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many values have `test_lost`, of all changes.',
  })
  tests_lost_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many values have `still_written`, of all changes.',
  })
  still_written_count?: number;

  @ApiProperty({
    type: [String],
    required: false,
    description:
      'The first twenty names of products whose price in rupiah changes while their export price, which visitors see, is not in the file and stays.',
  })
  kept_offers?: string[];

  @ApiProperty({ type: 'integer', required: false, description: 'How many such products there are.' })
  kept_offers_count?: number;

  @ApiProperty({
    type: [String],
    required: false,
    description:
      'The first twenty names of products that get a new export price while its last day is not in the file and stays.',
  })
  kept_days?: string[];

  @ApiProperty({ type: 'integer', required: false, description: 'How many such products there are.' })
  kept_days_count?: number;

  @ApiProperty({
    type: [String],
    required: false,
    description:
      'The first twenty names of products of which a text changes while its translation stays, which may be outdated then.',
  })
  kept_translations?: string[];

  @ApiProperty({ type: 'integer', required: false, description: 'How many such products there are.' })
  kept_translations_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Of a file that names products by id: how many others there are, which stay as they are.',
  })
  other_products?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description:
      'Of an import that is stored: the first of its entries in the history, by which it is brought back.',
  })
  entry?: number;
}

export class SheetReport {
  @ApiProperty({ type: 'integer', description: 'Rows below the header that are not empty.' })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'Rows that add a product.' })
  created: number;

  @ApiProperty({ type: 'integer', description: 'Rows whose product they change.' })
  updated: number;

  @ApiProperty({ type: 'integer', description: 'Rows that say what is stored already.' })
  unchanged: number;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    required: false,
    description: 'The lines that `skip_outdated` and `skip_problems` left out, if any.',
  })
  skipped?: number[];

  @ApiProperty({ description: 'Whether it was stored, which is never so while there is a problem.' })
  applied: boolean;

  @ApiProperty({ type: [SheetProblem] })
  problems: SheetProblem[];

  @ApiProperty({ required: false })
  details?: SheetDetails;
}
