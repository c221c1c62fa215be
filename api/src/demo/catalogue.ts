import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CategoryRequest } from '../categories/category.dto.js';
import type { CompanyInfoRequest } from '../company-info/company-info.dto.js';
import type { ContactRequest } from '../contacts/contact.dto.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import type { CreateProductRequest } from '../products/product-request.dto.js';
import type { SpecFieldRequest } from '../spec-fields/spec-field.dto.js';
import type { Specs } from '../spec-fields/spec-values.js';

const FOLDER = new URL('./', import.meta.url);

interface DemoCatalogue {
  categories: CategoryRequest[];
  products: (Omit<CreateProductRequest, 'category_id' | 'image'> & { category: string; picture: string })[];
  contact: ContactRequest;
  company_info: (Omit<CompanyInfoRequest, 'image'> & { picture: string })[];
}

interface DemoSpecifications {
  templates: Record<string, Omit<SpecFieldRequest, 'category_id'>[]>;
  products: Record<string, Specs>;
}

export const readCatalogue = () => read<DemoCatalogue>('catalogue.json');
export const readSpecifications = () => read<DemoSpecifications>('specifications.json');

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')) as T;
}

export function pictureFile(name: string): ImageFile {
  return { path: fileURLToPath(new URL(`pictures/${name}`, FOLDER)) };
}
