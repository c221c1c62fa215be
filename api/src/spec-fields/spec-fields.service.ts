import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { Category } from '../categories/category.entity.js';
import { hasNoParent, isDuplicate } from '../database/driver-errors.js';
import { lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { type Changes, HistoryEntry } from '../history/history-entry.entity.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { contains, oneOf } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, InvalidFields, NotFound } from '../http/refusals.js';
import { SITE_PARAMETERS } from './site-parameters.js';
import type { CopySpecFieldsRequest, SpecFieldRequest, UpdateSpecFieldRequest } from './spec-field.dto.js';
import { SpecField } from './spec-field.entity.js';
import { refuseForUsed } from './used-spec-field.js';

export const MOST_FIELDS = 30;
const TOO_MANY = `Satu kategori paling banyak memiliki ${MOST_FIELDS} spesifikasi.`;
const NO_DELETION = 'Penghapusan spesifikasi ini tidak ditemukan.';
const KEY_TAKEN = 'Kunci sudah dipakai di kategori ini.';

/** In the history. */
const CATEGORY_NAME = 'category.nama_category';

/** Has the values of products say what a field's other bound does. */
export type Rebind = (manager: EntityManager, field: SpecField) => Promise<void>;

export const SPEC_FIELD_LIST: ListRules<SpecField> = {
  id: 'field.id',
  order: ['position', 'ASC'],
  sort: {
    id: 'field.id',
    category_id: 'field.category_id',
    key: 'field.key',
    label: 'field.label',
    position: 'field.position',
    created_at: 'field.created_at',
    updated_at: 'field.updated_at',
  },
  texts: ['field.label'],
  filter: {
    q: contains('field.label', 'field.label_en'),
    id: oneOf('field.id'),
    category_id: oneOf('field.category_id'),
  },
};

export const SPEC_FIELD: RecordType<SpecField> = {
  entity: SpecField,
  resource: 'spec-field',
  notFound: 'Data spesifikasi tidak ditemukan.',
  createdAndChanged:
    'Spesifikasi ini sudah ditambahkan, dan sudah diubah sejak itu. Buka dari daftar spesifikasi.',
  relations: { category: true },
  check(field) {
    const problems = fieldProblems(field);
    if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  },
  nameOf: ({ label }) => label,
  inHistory: ({ category }) => ({
    category_id: undefined,
    [CATEGORY_NAME]: category.nama_category,
  }),
};

/** In its order. */
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

  /** With a key as a product. */
  create(request: SpecFieldRequest, by: Author, key?: string): Promise<SpecField> {
    const { category_id: _, ...fields } = request;
    return this.creations.once(
      SPEC_FIELD,
      key,
      () => this.createOnce(request, by, key),
      (id) => this.update(id, { ...fields, version: 1 }, by),
    );
  }

  private createOnce(request: SpecFieldRequest, by: Author, key?: string): Promise<SpecField> {
    return this.publish(async (manager) => {
      const { category_id } = request;
      // Two at once are counted one after the other.
      await lock(manager, Category, [category_id]);
      const count = await manager.countBy(SpecField, { category_id });
      if (count >= MOST_FIELDS) throw new InvalidFields({ category_id: TOO_MANY });
      const fields = { ...request, position: request.position ?? count };
      return this.records.create(manager, SPEC_FIELD, fields, by, key);
    });
  }

  /**
   * Adds to a category what a deletion took, be it of a category or of one field; what has a key that is there already stays out.
   * @param deletion its entry in the history
   * @returns how many
   * @throws NotFound, InvalidFields
   */
  addAgain(deletion: number, category_id: number, by: Author): Promise<number> {
    return this.publish(async (manager) => {
      const deleted = { resource: SPEC_FIELD.resource, action: 'delete' } as const;
      const entries = await manager.find(HistoryEntry, {
        where: [
          { id: deletion, ...deleted },
          { part_of: deletion, ...deleted },
        ],
        order: { id: 'ASC' },
      });
      if (entries.length === 0) throw new NotFound(NO_DELETION);
      return this.addMissing(
        manager,
        category_id,
        entries.map(({ changes }) => columnsBefore(changes)),
        by,
      );
    });
  }

  /**
   * Adds to a category what another one has, at the end; what has a key that is there already stays out.
   * @returns how many
   * @throws InvalidFields
   */
  copy({ from_category_id, category_id }: CopySpecFieldsRequest, by: Author): Promise<number> {
    return this.publish(async (manager) => {
      // Two at once are placed one after the other.
      await lock(manager, Category, [category_id]);
      const end = await manager.countBy(SpecField, { category_id });
      const template = await findTemplate(manager, from_category_id);
      const fields = template.map((field, at) => ({ ...columnsOf(field), position: end + at }));
      return this.addMissing(manager, category_id, fields, by);
    });
  }

  private async addMissing(
    manager: EntityManager,
    category_id: number,
    fields: readonly Pick<SpecField, 'key'>[],
    by: Author,
  ): Promise<number> {
    await lock(manager, Category, [category_id]);
    const present = await findTemplate(manager, category_id);
    const keys = new Set(present.map(({ key }) => key));
    const rows = fields.filter(({ key }) => !keys.has(key)).map((field) => ({ ...field, category_id }));
    if (present.length + rows.length > MOST_FIELDS) throw new InvalidFields({ category_id: TOO_MANY });
    await this.records.createAll(manager, SPEC_FIELD, rows, by);
    return rows.length;
  }

  /**
   * @param rebind where another bound is meant
   * @throws Conflict for what would make the values of products say something else
   */
  update(
    id: number,
    { version, ...request }: UpdateSpecFieldRequest,
    by: Author,
    rebind?: Rebind,
  ): Promise<SpecField> {
    return this.publish(async (manager) => {
      const fields = { ...request, position: request.position ?? undefined };
      const { before, after } = await this.records.update(manager, SPEC_FIELD, id, fields, by, version);
      await refuseForUsed(manager, rebind ? { ...before, bound: after.bound } : before, after);
      if (before.bound !== after.bound) await rebind?.(manager, after);
      return after;
    });
  }

  private async publish<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.work.publish(work);
    } catch (error) {
      if (isDuplicate(error)) throw new Conflict(KEY_TAKEN, { key: KEY_TAKEN });
      throw hasNoParent(error) ? new InvalidFields({ category_id: UNKNOWN_CATEGORY }) : error;
    }
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

type OfItsOwn = 'id' | 'category_id' | 'category' | 'position' | 'created_at' | 'updated_at' | 'version';
/** What a copy has, too: what this lacks does not compile. */
const COPIED: Record<Exclude<keyof SpecField, OfItsOwn>, true> = {
  key: true,
  label: true,
  label_en: true,
  kind: true,
  unit: true,
  bound: true,
  method: true,
  choices: true,
  required: true,
  filterable: true,
};

function columnsOf(field: SpecField): Pick<SpecField, 'key'> {
  const columns: unknown = Object.fromEntries(
    Object.keys(COPIED).map((column) => [column, field[column as keyof typeof COPIED]]),
  );
  return columns as SpecField;
}

/** As a deletion has them. */
function columnsBefore({ [CATEGORY_NAME]: _, ...columns }: Changes): Pick<SpecField, 'key'> {
  const before: unknown = Object.fromEntries(
    Object.entries(columns).map(([column, { from }]) => [column, from]),
  );
  return before as SpecField;
}
