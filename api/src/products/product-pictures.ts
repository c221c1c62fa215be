import { type EntityManager, In, type QueryDeepPartialEntity } from 'typeorm';
import { insertions, type Statement } from '../database/rows.js';
import type { Write } from '../history/record-type.js';
import { addressOf } from '../media/image-upload.decorator.js';
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
export const picturesInWords = (pictures: readonly ProductPicture[]) =>
  pictures
    .map(({ image, focus, alt, alt_en }) => [image, focus, alt, alt_en].filter(Boolean).join(' · '))
    .join('\n') || null;

export type CopiedPicture = Pick<ProductPicture, 'image'> & Partial<ProductPicture>;

/** @param image of the copy: another first one, empty for none; not sent: the same */
export function copyPictures(source: readonly ProductPicture[], image: unknown): CopiedPicture[] {
  const [, ...others] = source;
  if (image === undefined || image === null) return [...source];
  const address = addressOf(image);
  if (address === undefined) return others;
  const same = source.find((picture) => picture.image === address);
  return [same ?? { image: address }, ...others.filter((picture) => picture !== same)];
}

/** The first one is there with its product, without its texts. */
export async function putPictures(
  manager: EntityManager,
  { id: product_id, focus: ofFirst }: Product,
  pictures: readonly CopiedPicture[],
): Promise<void> {
  const rows = pictures.map(({ image, alt, alt_en, focus }, position) => ({
    product_id,
    image,
    position,
    alt,
    alt_en,
    focus: position === 0 ? ofFirst : focus,
  }));
  await manager.upsert(ProductPicture, rows, ['product_id', 'image']);
}

/** The second picture takes the place of a first one that is taken away. */
export async function withNextPicture(
  manager: EntityManager,
  writes: readonly Write<Product>[],
): Promise<Fields[]> {
  const all: Fields[] = [];
  for (const { before, fields } of writes) {
    const { image = before?.image } = fields;
    const isChanged = before && image !== before.image;
    const [, ...others] = isChanged ? (await withPictures(manager, before)).pictures : [];
    const next = image === null ? others[0] : others.find((picture) => picture.image === image);
    all.push(next ? { ...fields, image: next.image, focus: fields.focus ?? next.focus } : fields);
  }
  return all;
}

/** Keeps the first picture the same as `image` and `focus`. */
export function firstPictures(
  manager: EntityManager,
  written: readonly { before?: Product; after: Product }[],
): Statement[] {
  const change = (set: QueryDeepPartialEntity<ProductPicture>, where: Partial<ProductPicture>) =>
    manager
      .createQueryBuilder()
      .update(ProductPicture)
      .set(set)
      .where(where)
      .getQueryAndParameters() as Statement;
  return written.flatMap(({ before, after: { id: product_id, image, focus } }) => {
    const was = before?.image ?? null;
    if (image === was)
      return image === null || before?.focus === focus ? [] : [change({ focus }, { product_id, image })];
    const removal = was === null ? [] : [deletion(manager, { product_id, image: was })];
    if (image === null) return removal;
    const isMoved = before?.pictures?.some((picture) => picture.image === image);
    return isMoved
      ? [...removal, change({ position: 0, focus }, { product_id, image })]
      : [...removal, ...insertions(manager, ProductPicture, [{ product_id, image, focus, position: 0 }])];
  });
}

const deletion = (manager: EntityManager, where: Partial<ProductPicture>) =>
  manager
    .createQueryBuilder()
    .delete()
    .from(ProductPicture)
    .where(where)
    .getQueryAndParameters() as Statement;
