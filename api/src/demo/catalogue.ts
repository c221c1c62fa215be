import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CategoryRequest } from '../categories/category.dto.js';
import type { CompanyInfoRequest } from '../company-info/company-info.dto.js';
import type { ContactRequest } from '../contacts/contact.dto.js';
import { daysAfter } from '../http/today.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import type { CreateProductRequest } from '../products/product-request.dto.js';
import type { SpecFieldRequest } from '../spec-fields/spec-field.dto.js';
import type { Specs } from '../spec-fields/spec-values.js';

/** Central Java picks its coffee from May on. */
const LAST_MONTH_OF_HARVEST = 9;

const FOLDER = new URL('./', import.meta.url);

interface DemoCatalogue {
  categories: CategoryRequest[];
  products: (Omit<CreateProductRequest, 'category_id' | 'image'> & {
    category: string;
    pictures: string[];
  })[];
  /** What each picture of a product shows. */
  pictures: Record<string, { alt: string; alt_en: string }>;
  contact: ContactRequest;
  company_info: (Omit<CompanyInfoRequest, 'image'> & { picture: string })[];
}

interface DemoSpecifications {
  templates: Record<string, Omit<SpecFieldRequest, 'category_id'>[]>;
  products: Record<string, Specs>;
}

export const readCatalogue = async () => JSON.parse(await read('catalogue.json')) as DemoCatalogue;

/** The coffee is of the last harvest that was over on that day, and tests were some weeks before it. */
export async function readSpecifications(day: string): Promise<DemoSpecifications> {
  const [year, month] = day.split('-').map(Number);
  const harvest = Number(month) > LAST_MONTH_OF_HARVEST ? Number(year) : Number(year) - 1;
  const dated = (await read('specifications.json'))
    .replaceAll('{harvest}', String(harvest))
    .replaceAll(/\{(\d+) days ago\}/g, (_, days) => daysAfter(day, -Number(days)));
  return JSON.parse(dated) as DemoSpecifications;
}

const read = (file: string) => readFile(new URL(file, FOLDER), 'utf8');

export function pictureFile(name: string): ImageFile {
  return { path: fileURLToPath(new URL(`pictures/${name}`, FOLDER)) };
}
