import { download, httpClient } from './httpClient';
import { API } from './request';
import type { paths, SheetReport } from 'api/schema';

export type SheetFormat = paths['/api/product-sheet']['get']['parameters']['query']['format'];

export interface ChosenSheet {
  file: File;
  createCategories: boolean;
  /** As the check has answered it. */
  digest?: string;
}

export const productSheets = {
  downloadProducts: (format: SheetFormat) => download(`${API}/product-sheet?format=${format}`),
  downloadTemplate: (format: SheetFormat) => download(`${API}/product-sheet/template?format=${format}`),
  checkProducts: (sheet: ChosenSheet) => sendSheet(sheet, false),
  importProducts: (sheet: ChosenSheet) => sendSheet(sheet, true),
};

async function sendSheet(sheet: ChosenSheet, apply: boolean): Promise<SheetReport> {
  const { file, createCategories, digest } = sheet;
  const body = new FormData();
  body.append('file', file);
  if (apply && digest !== undefined) body.append('digest', digest);
  body.append('details', 'true');
  body.append('create_categories', String(createCategories));
  const url = `${API}/product-sheet?apply=${apply}`;
  return (await httpClient<SheetReport>(url, { method: 'POST', body })).json;
}
