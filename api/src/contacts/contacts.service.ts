import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { isDuplicate } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { type Kind, Recorder } from '../history/recorder.js';
import { contains, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, NotFound } from '../http/refusals.js';
import type { ContactRequest, UpdateContactRequest } from './contact.dto.js';
import { Contact } from './contact.entity.js';

const ALREADY_THERE = 'Data kontak sudah ada.';

const LIST: ListRules<Contact> = {
  id: 'contact.id',
  sort: { id: 'contact.id', updated_at: 'contact.updated_at' },
  filter: { q: contains('contact.url_whatsapp', 'contact.url_email'), id: oneOf('contact.id') },
};

const CONTACT: Kind<Contact> = {
  entity: Contact,
  resource: 'contact',
  find: findOrFail,
  nameOf: () => 'Kontak',
  valuesOf: fieldsOf,
};

@Injectable()
export class ContactsService {
  constructor(
    @InjectRepository(Contact) private readonly contacts: Repository<Contact>,
    private readonly recorder: Recorder,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<Contact>> {
    return runList(this.contacts.createQueryBuilder('contact'), query, LIST);
  }

  find(id: number): Promise<Contact> {
    return findOrFail(this.contacts.manager, id);
  }

  /** The company has one record: this is for a database that started empty. */
  async create(request: ContactRequest, by: Author): Promise<Contact> {
    const only = { id: Contact.ONLY_ROW, ...fieldsOf(request) };
    try {
      return await this.work.publish(async (manager) => {
        if (await manager.exists(Contact)) throw new Conflict(ALREADY_THERE);
        return this.recorder.create(manager, CONTACT, only, by);
      });
    } catch (error) {
      throw isDuplicate(error) ? new Conflict(ALREADY_THERE) : error;
    }
  }

  update(id: number, request: UpdateContactRequest, by: Author): Promise<Contact> {
    return this.work.publish(async (manager) => {
      const { after } = await this.recorder.update(
        manager,
        CONTACT,
        id,
        fieldsOf(request),
        by,
        request.version,
      );
      return after;
    });
  }
}

function fieldsOf({ url_whatsapp, url_instagram, url_tiktok, url_email, url_fb }: ContactRequest) {
  return { url_whatsapp, url_instagram, url_tiktok, url_email, url_fb };
}

async function findOrFail(manager: EntityManager, id: number): Promise<Contact> {
  const contact = await manager.findOneBy(Contact, { id });
  if (!contact) throw new NotFound('Data kontak tidak ditemukan.');
  return contact;
}
