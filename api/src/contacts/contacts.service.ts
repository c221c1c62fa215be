import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isDuplicate } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { containsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict } from '../http/http-errors.js';
import { CONTACT_TRANSLATIONS, type ContactRequest, type UpdateContactRequest } from './contact.dto.js';
import { NO_ACCOUNT } from './contact-link.js';
import { Contact } from './contact.entity.js';

const ALREADY_THERE = 'Data kontak sudah ada.';

export const CONTACT_LIST: ListRules<Contact> = {
  id: 'contact.id',
  sort: { id: 'contact.id', updated_at: 'contact.updated_at' },
  filter: {
    q: containsFilter('contact.url_whatsapp', 'contact.url_email'),
    id: wholeNumberFilter('contact.id'),
  },
};

const CONTACT: RecordType<Contact> = {
  entity: Contact,
  resource: 'contact',
  notFound: 'Data kontak tidak ditemukan.',
  translations: CONTACT_TRANSLATIONS,
  refusal: (error) => (isDuplicate(error) ? new Conflict(ALREADY_THERE) : undefined),
  nameOf: () => 'Kontak',
};

@Injectable()
export class ContactsService {
  constructor(
    @InjectRepository(Contact) private readonly contacts: Repository<Contact>,
    private readonly creations: Creations,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<Contact>> {
    return runList(this.contacts.createQueryBuilder('contact'), query, CONTACT_LIST);
  }

  find(id: number): Promise<Contact> {
    return findRecord(this.contacts.manager, CONTACT, id);
  }

  /** The company has one record: this is for a database that started empty. @throws Conflict */
  create(request: ContactRequest, by: Author): Promise<Contact> {
    const only = { id: Contact.ONLY_ROW, ...withoutMissing(request) };
    const create = () =>
      this.work.transaction(async (manager) => {
        if (await manager.exists(Contact)) throw new Conflict(ALREADY_THERE);
        return this.records.create(CONTACT, only, by);
      });
    return this.creations.once(CONTACT, by, create, (id) => this.update(id, { ...request, version: 1 }, by));
  }

  async update(id: number, { version, ...fields }: UpdateContactRequest, by: Author): Promise<Contact> {
    return (await this.records.update(CONTACT, id, withoutMissing(fields), by, version)).after;
  }
}

function withoutMissing<T extends object>(fields: T): T {
  const entries = Object.entries(fields).map(([field, value]: [string, unknown]) => {
    return [field, value === NO_ACCOUNT ? '' : value] as const;
  });
  return Object.fromEntries(entries) as T;
}
