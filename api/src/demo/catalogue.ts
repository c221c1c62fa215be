import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CategoryRequest } from '../categories/category.dto.js';
import type { CompanyInfoRequest } from '../company-info/company-info.dto.js';
import type { ContactRequest } from '../contacts/contact.dto.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import type { CreateProductRequest } from '../products/product.dto.js';

const FOLDER = new URL('./', import.meta.url);

/** `catalogue.json`; `picture` names a file in `pictures/`. */
export interface DemoCatalogue {
  categories: CategoryRequest[];
  products: (Omit<CreateProductRequest, 'category_id' | 'image'> & { category: string; picture: string })[];
  contact: ContactRequest;
  company_info: (Omit<CompanyInfoRequest, 'image'> & { picture: string })[];
}

export async function readCatalogue(): Promise<DemoCatalogue> {
  return JSON.parse(await readFile(new URL('catalogue.json', FOLDER), 'utf8')) as DemoCatalogue;
}

export function pictureFile(name: string): ImageFile {
  return { path: fileURLToPath(new URL(`pictures/${name}`, FOLDER)) };
}
