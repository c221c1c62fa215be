import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { Category } from '../categories/category.entity.js';
import { hasNoParent, isDuplicate } from '../database/driver-errors.js';
import { lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { containsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, ownNames, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, InvalidFields } from '../http/http-errors.js';
import { optionsOf } from './options.js';
import { ProductSpec } from './product-spec.entity.js';
import { SITE_PARAMETERS } from './site-parameters.js';
import type { SpecFieldRequest, UpdateSpecFieldRequest } from './spec-field.dto.js';
import { SpecField } from './spec-field.entity.js';

export const MOST_FIELDS = 30;
const TOO_MANY = `Satu kategori paling banyak memiliki ${MOST_FIELDS} spesifikasi.`;
const KEY_TAKEN = 'Kunci sudah dipakai di kategori ini.';
const FIXED_ONCE_USED = [
  ['key', 'Kunci'],
  ['kind', 'Jenis nilai'],
  ['bound', 'Batas'],
] as const;

export const SPEC_FIELD_LIST: ListRules<SpecField> = {
  id: 'field.id',
  order: ['position', 'ASC'],
  sort: ownNames('field', 'id', 'category_id', 'key', 'label', 'position', 'created_at', 'updated_at'),
  texts: ['field.label'],
  filter: {
    q: containsFilter('field.label', 'field.label_en'),
    id: wholeNumberFilter('field.id'),
    category_id: wholeNumberFilter('field.category_id'),
  },
};

export const SPEC_FIELD: RecordType<SpecField> = {
  entity: SpecField,
  resource: 'spec-field',
  notFound: 'Data spesifikasi tidak ditemukan.',
  relations: { category: true },
  refusal(error) {
    if (isDuplicate(error)) return new Conflict(KEY_TAKEN, { key: KEY_TAKEN });
    return hasNoParent(error) ? new InvalidFields({ category_id: UNKNOWN_CATEGORY }) : undefined;
  },
  check(field) {
    const problems = fieldProblems(field);
    if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  },
  nameOf: ({ label }) => label,
  toHistory: ({ category }) => ({
    category_id: undefined,
    'category.nama_category': category.nama_category,
  }),
};

export const findTemplate = (manager: EntityManager, category_id: number): Promise<SpecField[]> =>
  manager.find(SpecField, {
    where: { category_id },
    relations: SPEC_FIELD.relations,
    order: { position: 'ASC', id: 'ASC' },
  });

@Injectable()
export class SpecFieldsService {
  constructor(
    @InjectRepository(SpecField) private readonly fields: Repository<SpecField>,
    private readonly creations: Creations,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<SpecField>> {
    return runList(this.fields.createQueryBuilder('field'), query, SPEC_FIELD_LIST);
  }

  find(id: number): Promise<SpecField> {
    return findRecord(this.fields.manager, SPEC_FIELD, id);
  }

  /** A known `key` updates its field, as in `ProductsService.create`. */
  create(request: SpecFieldRequest, by: Author): Promise<SpecField> {
    const { category_id, ...fields } = request;
    const create = () =>
      this.work.transaction(async (manager) => {
        // Two at once cannot pass the limit together.
        await lock(manager, Category, [category_id]);
        const count = await manager.countBy(SpecField, { category_id });
        if (count >= MOST_FIELDS) throw new InvalidFields({ category_id: TOO_MANY });
        const added = { ...request, position: request.position ?? count };
        return this.records.create(SPEC_FIELD, added, by);
      });
    return this.creations.once(SPEC_FIELD, by, create, (id) =>
      this.update(id, { ...fields, version: 1 }, by),
    );
  }

  /** @throws Conflict as `refuseChangeInUse` does */
  update(id: number, { version, ...request }: UpdateSpecFieldRequest, by: Author): Promise<SpecField> {
    return this.work.transaction(async (manager) => {
      const fields = { ...request, position: request.position ?? undefined };
      const { before, after } = await this.records.update(SPEC_FIELD, id, fields, by, version);
      await refuseChangeInUse(manager, before, after);
      return after;
    });
  }
}

function fieldProblems({ key, kind, bound, unit, choices, filterable }: SpecField): Record<string, string> {
  const isNumber = kind === 'number' || kind === 'range';
  return {
    ...(SITE_PARAMETERS.includes(key) && { key: `Kunci '${key}' dipakai alamat situs. Pilih yang lain.` }),
    ...(bound && kind !== 'number' && { bound: 'Batas hanya untuk jenis nilai number.' }),
    ...(unit && !isNumber && { unit: 'Satuan hanya untuk jenis nilai number atau range.' }),
    ...(kind === 'choice' && !choices && { choices: 'Pilihan wajib diisi untuk jenis nilai choice.' }),
    ...(choices && kind !== 'choice' && { choices: 'Pilihan hanya untuk jenis nilai choice.' }),
    ...(filterable && kind === 'text' && { filterable: 'Jenis nilai text tidak dapat disaring.' }),
  };
}

/** @throws Conflict for what would make the values of products say something else */
async function refuseChangeInUse(manager: EntityManager, before: SpecField, after: SpecField): Promise<void> {
  const { id: field_id } = after;
  const [changed] = FIXED_ONCE_USED.filter(([name]) => before[name] !== after[name]);
  const used = changed ? await manager.countBy(ProductSpec, { field_id }) : 0;
  if (changed && used > 0) {
    const [name, label] = changed;
    const sentence = `${label} tidak dapat diubah karena ${used} produk sudah memakai spesifikasi ini.`;
    throw new Conflict(sentence, { [name]: sentence });
  }
  const kept = optionsOf(after.choices).map(({ key }) => key);
  const gone = optionsOf(before.choices).filter(({ key }) => !kept.includes(key));
  const choice = In(gone.map(({ key }) => key));
  const values = await manager.find(ProductSpec, { where: { field_id, choice }, select: { choice: true } });
  if (values.length === 0) return;
  const inUse = gone.filter(({ key }) => values.some((value) => value.choice === key));
  const names = inUse.map(({ label }) => `'${label}'`).join(', ');
  const keys = inUse.map(({ key }) => `'${key}: '`).join(' atau ');
  const choices = `Pilihan ${names} tidak dapat dihapus karena ${values.length} produk memakainya. Untuk mengganti namanya saja, tulis ${keys} di depan nama barunya.`;
  throw new Conflict(choices, { choices });
}
