import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isDuplicate } from '../database/driver-errors.js';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { containsFilter, missingFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type Filter, type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, InvalidFields } from '../http/http-errors.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import {
  CATEGORY_ENGLISH,
  CATEGORY_TRANSLATIONS,
  type CategoryRequest,
  type UpdateCategoryRequest,
} from './category.dto.js';
import { Category, nameKey } from './category.entity.js';
import { FormerName } from './former-name.entity.js';

const NAME_TAKEN = 'Nama kategori sudah ada.';

const named: Filter<Category> = {
  description: 'a whole name, be it a former one',
  apply(query, value) {
    if (typeof value !== 'string') throw new InvalidFields({ filter: 'Filter harus berupa teks.' });
    const former = query
      .subQuery()
      .select('former.category_id')
      .from(FormerName, 'former')
      .where('former.name_key = :name')
      .getQuery();
    query.andWhere(`(category.name_key = :name OR category.id IN ${former})`, { name: nameKey(value) });
  },
};

const WITHOUT_ENGLISH = [
  ...Object.entries(CATEGORY_TRANSLATIONS).map(
    ([indonesian, english]) => `(category.${english} IS NULL AND category.${indonesian} IS NOT NULL)`,
  ),
  'EXISTS (SELECT 1 FROM spec_field f WHERE f.category_id = category.id AND f.label_en IS NULL)',
].join(' OR ');

export const CATEGORY_LIST: ListRules<Category> = {
  id: 'category.id',
  sort: {
    id: 'category.id',
    nama_category: 'category.name_key',
    created_at: 'category.created_at',
    updated_at: 'category.updated_at',
  },
  filter: {
    q: containsFilter('category.nama_category', 'category.nama_id'),
    id: wholeNumberFilter('category.id'),
    nama_category: named,
    lacks: missingFilter({
      indonesian: 'category.nama_id IS NULL',
      english: `(${WITHOUT_ENGLISH})`,
      current_translation: 'category.outdated_translations IS NOT NULL',
    }),
  },
};

export const CATEGORY: RecordType<Category> = {
  entity: Category,
  resource: 'category',
  notFound: 'Data kategori tidak ditemukan.',
  translations: CATEGORY_ENGLISH,
  refusal: (error) =>
    isDuplicate(error) ? new Conflict(NAME_TAKEN, { nama_category: NAME_TAKEN }) : undefined,
  beforeWrite: (_, writes) =>
    Promise.resolve(
      writes.map(({ before, fields }) => {
        const { nama_category: name = before?.nama_category } = fields;
        return { ...fields, name_key: nameKey(String(name)), ...(!before && { original_name: name }) };
      }),
    ),
  async related(manager, written) {
    for (const { before, after } of written) {
      if (before?.name_key === after.name_key) continue;
      await manager.delete(FormerName, { name_key: after.name_key });
      if (before) await manager.insert(FormerName, { name_key: before.name_key, category_id: after.id });
    }
    return [];
  },
  nameOf: ({ nama_category }) => nama_category,
  toHistory: () => ({ name_key: undefined, original_name: undefined }),
};

@Injectable()
export class CategoriesService {
  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly media: MediaService,
    private readonly creations: Creations,
    private readonly records: RecordsService,
  ) {}

  list(query: ListQuery): Promise<Page<Category>> {
    return runList(this.categories.createQueryBuilder('category'), query, CATEGORY_LIST);
  }

  find(id: number): Promise<Category> {
    return findRecord(this.categories.manager, CATEGORY, id);
  }

  create(request: CategoryRequest, upload: ImageFile | undefined, by: Author): Promise<Category> {
    const create = (image: string | null = null) => this.records.create(CATEGORY, { ...request, image }, by);
    return this.creations.once(
      CATEGORY,
      by,
      () => this.media.keep(upload, create),
      (id) => this.update(id, { ...request, version: 1 }, upload, by),
    );
  }

  async update(
    id: number,
    { version, image: text, ...fields }: UpdateCategoryRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<Category> {
    return this.media.replace({ upload, text, current: () => this.find(id) }, (image) =>
      this.records.update(CATEGORY, id, { ...fields, ...image }, by, version),
    );
  }
}
