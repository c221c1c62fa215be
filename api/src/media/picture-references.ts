import type { EntityManager } from 'typeorm';
import { pictureColumnsOf } from './picture-column.decorator.js';
import { imageUrl, keyOf } from './renditions.js';

const PAGE = 1000;

export async function isReferenced(manager: EntityManager, key: string): Promise<boolean> {
  for (const { entity, property } of pictureColumnsOf(manager.dataSource)) {
    const inUse = { where: { [property]: imageUrl(key) }, withDeleted: true };
    if (await manager.exists(entity, inUse)) return true;
  }
  return false;
}

export async function referencedPictures(manager: EntityManager): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { entity, property } of pictureColumnsOf(manager.dataSource)) {
    const rows = manager
      .createQueryBuilder(entity, 'row')
      .withDeleted()
      .select(['row.id AS id', `row.${property} AS image`])
      .where(`row.id > :last AND row.${property} IS NOT NULL`)
      .orderBy('row.id')
      .limit(PAGE);
    for (let last = 0, page: { id: number; image: string }[]; ; last = page.at(-1)?.id ?? last) {
      page = await rows.setParameters({ last }).getRawMany();
      if (page.length === 0) break;
      for (const { image } of page) keys.add(keyOf(image));
    }
  }
  return keys;
}
