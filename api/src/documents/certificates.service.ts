import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, MoreThanOrEqual, Or, Repository } from 'typeorm';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { InvalidFields } from '../http/http-errors.js';
import { containsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type Filter, type ListQuery, type ListRules, ownNames, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { daysAfter, today } from '../http/today.js';
import type { CertificateRequest, UpdateCertificateRequest } from './certificate.dto.js';
import { Certificate } from './certificate.entity.js';
import { Document } from './document.entity.js';
import { checkProducts, linkProducts, productFilters } from './product-links.js';

const ENDS_BEFORE_IT_BEGINS = 'Berlaku sampai tidak boleh sebelum tanggal terbit.';
const UNKNOWN_DOCUMENT = 'Dokumen tidak ditemukan.';
const OVER = 0;
const DAYS = [60, 30, 7, OVER];

const expiringWithin: Filter<Certificate> = {
  description: `${DAYS.join(', ')}: days from today on in which its last one is; ${OVER}: it has expired`,
  apply(query, value) {
    const days = Number(value);
    if (!DAYS.includes(days) || value === '')
      throw new InvalidFields({ filter: `Filter harus salah satu dari: ${DAYS.join(', ')}.` });
    const condition =
      days === OVER ? 'certificate.expires_at < :today' : 'certificate.expires_at BETWEEN :today AND :last';
    query.andWhere(condition, { today: today(), last: daysAfter(today(), days) });
  },
};

export const CERTIFICATE_LIST: ListRules<Certificate> = {
  id: 'certificate.id',
  sort: ownNames('certificate', 'id', 'kind', 'expires_at', 'updated_at'),
  texts: ['certificate.kind'],
  filter: {
    q: containsFilter('certificate.kind', 'certificate.number', 'certificate.issuer'),
    id: wholeNumberFilter('certificate.id'),
    ...productFilters('certificate'),
    expires_within: expiringWithin,
  },
};

const CERTIFICATE: RecordType<Certificate> = {
  entity: Certificate,
  resource: 'certificate',
  notFound: 'Sertifikat tidak ditemukan.',
  relations: { document: true },
  check({ issued_at, expires_at }) {
    if (issued_at && expires_at && expires_at < issued_at)
      throw new InvalidFields({ expires_at: ENDS_BEFORE_IT_BEGINS });
  },
  async beforeWrite(manager, writes) {
    for (const { fields } of writes) {
      const id = fields.document_id as number | null | undefined;
      if (id && !(await manager.existsBy(Document, { id })))
        throw new InvalidFields({ document_id: UNKNOWN_DOCUMENT });
    }
    return checkProducts(manager, writes);
  },
  async related(manager, written) {
    for (const { after } of written) {
      const { document_id: id } = after;
      after.document = id === null ? null : await manager.findOneBy(Document, { id });
    }
    return linkProducts(manager, Certificate, written);
  },
  nameOf: ({ kind, number }) => `${kind} ${number}`,
  toHistory: ({ document, product_names }) => ({
    document_id: document?.title ?? null,
    product_ids: product_names,
    product_names: undefined,
  }),
};

/** What visitors are shown. */
const current = (): FindOptionsWhere<Certificate> => ({
  is_public: true,
  expires_at: Or(IsNull(), MoreThanOrEqual(today())),
});

@Injectable()
export class CertificatesService {
  constructor(
    @InjectRepository(Certificate) private readonly certificates: Repository<Certificate>,
    private readonly creations: Creations,
    private readonly records: RecordsService,
  ) {}

  list(query: ListQuery, isStaff: boolean): Promise<Page<Certificate>> {
    const certificates = this.certificates
      .createQueryBuilder('certificate')
      .leftJoinAndSelect('certificate.document', 'document')
      .where(isStaff ? {} : current());
    return runList(certificates, query, CERTIFICATE_LIST);
  }

  /** @throws NotFound */
  find(id: number, isStaff: boolean): Promise<Certificate> {
    const where = isStaff ? undefined : current();
    return findRecord(this.certificates.manager, { ...CERTIFICATE, where }, id);
  }

  create(request: CertificateRequest, by: Author): Promise<Certificate> {
    const create = () => this.records.create(CERTIFICATE, request, by);
    return this.creations.once(CERTIFICATE, by, create, (id) =>
      this.update(id, { ...request, version: 1 }, by),
    );
  }

  async update(
    id: number,
    { version, ...fields }: UpdateCertificateRequest,
    by: Author,
  ): Promise<Certificate> {
    return (await this.records.update(CERTIFICATE, id, fields, by, version)).after;
  }

  /** @throws NotFound */
  async remove(id: number, by: Author): Promise<void> {
    await this.records.remove(CERTIFICATE, id, by);
  }
}
