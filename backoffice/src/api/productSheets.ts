import { download, httpClient } from './httpClient';
import { API, withKey } from './request';
import type { paths, SheetReport, SimilarName } from './schema';

export type SheetFormat = paths['/api/product-sheet']['get']['parameters']['query']['format'];

export interface ChosenSheet {
  file: File;
  /** The names of those that are not known; with any, all of them are created. */
  createCategories: readonly string[];
  /** Leaves rows out whose product somebody has changed since. */
  skipOutdated: boolean;
  /** Leaves rows out that have any. */
  skipProblems: boolean;
  /** Titles of columns that are not known; with any, all such columns are left out. */
  skipColumns: readonly string[];
  /** Rows without an ID are of the products that have their names. */
  matchNames: boolean;
  /** Leaves what a product has where a cell is empty. */
  keepEmpty: boolean;
  /** Rows whose name no product has, and that are of one that is nearly called so. */
  guesses: readonly SimilarName[];
}

/** Spreadsheets of products. */
export const productSheets = {
  downloadProducts: (format: SheetFormat) => download(`${API}/product-sheet?format=${format}`),
  downloadSpecValues: (fieldId: number) => download(`${API}/product-sheet/spec-field/${fieldId}?format=xlsx`),
  downloadTemplate: (format: SheetFormat) => download(`${API}/product-sheet/template?format=${format}`),

  /** Checks a spreadsheet of products. */
  checkProducts: (sheet: ChosenSheet) => sendSheet(sheet, false),

  /**
   * Saves it.
   * @param key the same when the answer to an earlier try was lost: what that has saved is not saved again
   */
  importProducts: (sheet: ChosenSheet, key: string) => sendSheet(sheet, true, withKey(key)),

  /** Downloads the problems of a spreadsheet, or else its changes. */
  explainProducts: (sheet: ChosenSheet) => download(`${API}/product-sheet/explanation`, sheetForm(sheet)),
};

async function sendSheet(sheet: ChosenSheet, apply: boolean, headers?: Headers): Promise<SheetReport> {
  const url = `${API}/product-sheet?apply=${apply}`;
  const { json } = await httpClient<SheetReport>(url, { method: 'POST', body: sheetForm(sheet), headers });
  return json;
}

function sheetForm({
  file,
  createCategories,
  skipOutdated,
  skipProblems,
  skipColumns,
  matchNames,
  keepEmpty,
  guesses,
}: ChosenSheet): FormData {
  const form = new FormData();
  form.append('file', file);
  form.append('details', 'true');
  form.append('create_categories', String(createCategories.length > 0));
  form.append('skip_outdated', String(skipOutdated));
  form.append('skip_problems', String(skipProblems));
  form.append('skip_columns', String(skipColumns.length > 0));
  form.append('match_names', String(matchNames));
  form.append('keep_empty', String(keepEmpty));
  form.append('guesses', guesses.map(({ line, id }) => `${line}:${id}`).join());
  return form;
}
