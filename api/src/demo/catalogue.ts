import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ContactRequest } from '../contacts/contact.dto.js';
import type { ImageFile } from '../media/image-upload.decorator.js';

const FOLDER = new URL('./', import.meta.url);

/** `catalogue.json`; `picture` names a file in `pictures/`. */
export interface DemoCatalogue {
  categories: { nama_category: string; intro: string; facts: string }[];
  products: { name: string; description: string; price: number; category: string; picture: string }[];
  contact: ContactRequest;
  company_info: { judul: string; value_company: string; picture: string }[];
}

export async function readCatalogue(): Promise<DemoCatalogue> {
  return JSON.parse(await readFile(new URL('catalogue.json', FOLDER), 'utf8')) as DemoCatalogue;
}

export function pictureFile(name: string): ImageFile {
  return { path: fileURLToPath(new URL(`pictures/${name}`, FOLDER)) };
}
