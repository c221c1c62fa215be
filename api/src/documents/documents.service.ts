import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isStillReferenced } from '../database/driver-errors.js';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { Conflict, InvalidFields } from '../http/http-errors.js';
import { containsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import { keyOf } from '../media/renditions.js';
import type { DocumentRequest, UpdateDocumentRequest } from './document.dto.js';
import { Document } from './document.entity.js';
import { checkProducts, linkProducts, productFilters } from './product-links.js';

const NO_FILE = 'Berkas PDF wajib diisi.';
const IN_USE = 'Dokumen ini dipakai sertifikat. Pilih dokumen lain pada sertifikat itu lebih dahulu.';

export const DOCUMENT_LIST: ListRules<Document> = {
  id: 'document.id',
  sort: { id: 'document.id', title: 'document.title', updated_at: 'document.updated_at' },
  texts: ['document.title'],
  filter: {
    q: containsFilter('document.title', 'document.title_en'),
    id: wholeNumberFilter('document.id'),
    ...productFilters('document'),
  },
};

const DOCUMENT: RecordType<Document> = {
  entity: Document,
  resource: 'document',
  notFound: 'Dokumen tidak ditemukan.',
  refusal: (error) => (isStillReferenced(error) ? new Conflict(IN_USE) : undefined),
  beforeWrite: checkProducts,
  related: (manager, written) => linkProducts(manager, Document, written),
  nameOf: ({ title }) => title,
  toHistory: ({ file, product_names }) => ({
    file: keyOf(file),
    size: undefined,
    is_encrypted: undefined,
    product_ids: product_names,
    product_names: undefined,
  }),
};

/** What visitors are shown. */
const PUBLIC = { is_public: true };

@Injectable()
export class DocumentsService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    private readonly media: MediaService,
    private readonly creations: Creations,
    private readonly records: RecordsService,
  ) {}

  list(query: ListQuery, isStaff: boolean): Promise<Page<Document>> {
    const documents = this.documents.createQueryBuilder('document').where(isStaff ? {} : PUBLIC);
    return runList(documents, query, DOCUMENT_LIST);
  }

  /** @throws NotFound */
  find(id: number, isStaff: boolean): Promise<Document> {
    const where = isStaff ? undefined : PUBLIC;
    return findRecord(this.documents.manager, { ...DOCUMENT, where }, id);
  }

  create(request: DocumentRequest, upload: ImageFile | undefined, by: Author): Promise<Document> {
    if (!upload) throw new InvalidFields({ file: NO_FILE });
    const create = () =>
      this.media.keepPdf(upload, (pdf) =>
        this.records.create(DOCUMENT, { ...request, file: undefined, ...pdf }, by),
      );
    return this.creations.once(DOCUMENT, by, create, (id) =>
      this.update(id, { ...request, version: 1 }, upload, by),
    );
  }

  async update(
    id: number,
    { version, file: _, ...fields }: UpdateDocumentRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<Document> {
    const { before, after } = await this.media.keepPdf(upload, (pdf) =>
      this.records.update(DOCUMENT, id, { ...fields, ...pdf }, by, version),
    );
    if (before.file !== after.file) await this.media.releaseReference(before.file);
    return after;
  }

  /** @throws NotFound, Conflict */
  async remove(id: number, by: Author): Promise<void> {
    const { file } = await this.records.remove(DOCUMENT, id, by);
    await this.media.releaseReference(file);
  }
}
