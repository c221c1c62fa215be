import { type EntityManager, In } from 'typeorm';
import { insertions, type Statement } from '../database/rows.js';
import type { Write } from '../history/record-type.js';
import { ProductPicture } from './product-picture.entity.js';
import type { Product } from './product.entity.js';

type Fields = Write<Product>['fields'];

export type ProductWithPictures = Product & Required<Pick<Product, 'pictures'>>;

export const picturesOf = (manager: EntityManager, ids: readonly number[]): Promise<ProductPicture[]> =>
  manager.find(ProductPicture, {
    where: { product_id: In([...ids]) },
    order: { product_id: 'ASC', position: 'ASC', id: 'ASC' },
  });

export async function withPictures(manager: EntityManager, product: Product): Promise<ProductWithPictures> {
  return Object.assign(product, { pictures: await picturesOf(manager, [product.id]) });
}

/** One a line: its address, and what is said of it. */
export const picturesInWords = (pictures: readonly KeptPicture[]) =>
  pictures
    .map(({ image, focus, alt, alt_en }) => [image, focus, alt, alt_en].filter(Boolean).join(' · '))
    .join('\n') || null;

export type KeptPicture = Pick<ProductPicture, 'image'> & Partial<ProductPicture>;

/** Another first one takes the place of the one before; without any the second moves up. */
export function withFirst(pictures: readonly KeptPicture[], image: unknown): KeptPicture[] {
  const [first, ...others] = pictures;
  if (typeof image !== 'string' || image === '') return others;
  const same = pictures.find((picture) => picture.image === image) ?? { image };
  return same === first ? [...pictures] : [same, ...others.filter((picture) => picture !== same)];
}

/** In this order. One that is there already keeps its id. */
export function storePictures(
  manager: EntityManager,
  product_id: number,
  pictures: readonly KeptPicture[],
): Statement[] {
  const stored = manager.createQueryBuilder().delete().from(ProductPicture).where({ product_id });
  const rows = pictures.map((picture, position) => ({ ...picture, product_id, position }));
  return [stored.getQueryAndParameters() as Statement, ...insertions(manager, ProductPicture, rows)];
}

/** Loads the pictures of products whose first one changes, and decides which one that is. */
export async function withFirstPicture(
  manager: EntityManager,
  writes: readonly Write<Product>[],
): Promise<Fields[]> {
  const all: Fields[] = [];
  for (const { before, fields } of writes) {
    const { image = before?.image, focus = before?.focus } = fields;
    const isChanged = before && (image !== before.image || focus !== before.focus);
    const pictures = isChanged ? (await withPictures(manager, before)).pictures : [];
    const [first] = withFirst(pictures, image);
    const ofFirst = { image: first?.image ?? null, focus: fields.focus ?? first?.focus ?? null };
    all.push(image === before?.image ? fields : { ...fields, ...ofFirst });
  }
  return all;
}

/** Keeps the first picture of changed products the same as `image` and `focus`. */
export function firstPictures(
  manager: EntityManager,
  written: readonly { before?: Product; after: Product }[],
): Statement[] {
  return written.flatMap(({ before, after: { id, image, focus } }) => {
    if (!before || (before.image === image && before.focus === focus)) return [];
    const [first, ...others] = withFirst(before.pictures ?? [], image);
    return storePictures(manager, id, first ? [{ ...first, focus }, ...others] : []);
  });
}
