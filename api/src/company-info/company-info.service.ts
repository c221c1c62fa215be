import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { containsFilter, missingFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import {
  COMPANY_INFO_TRANSLATIONS,
  type CompanyInfoRequest,
  type UpdateCompanyInfoRequest,
} from './company-info.dto.js';
import { CompanyInfo } from './company-info.entity.js';

export const COMPANY_INFO_LIST: ListRules<CompanyInfo> = {
  id: 'info.id',
  sort: { id: 'info.id', judul: 'info.judul', updated_at: 'info.updated_at' },
  texts: ['info.judul'],
  filter: {
    q: containsFilter('info.judul', 'info.value_company', 'info.judul_en', 'info.value_company_en'),
    id: wholeNumberFilter('info.id'),
    lacks: missingFilter({
      english: '(info.judul_en IS NULL OR info.value_company_en IS NULL)',
      current_translation: 'info.outdated_translations IS NOT NULL',
    }),
  },
};

const COMPANY_INFO: RecordType<CompanyInfo> = {
  entity: CompanyInfo,
  resource: 'dashboard',
  notFound: 'Data perusahaan tidak ditemukan.',
  translations: COMPANY_INFO_TRANSLATIONS,
  nameOf: ({ judul }) => judul,
};

@Injectable()
export class CompanyInfoService {
  constructor(
    @InjectRepository(CompanyInfo) private readonly infos: Repository<CompanyInfo>,
    private readonly media: MediaService,
    private readonly creations: Creations,
    private readonly records: RecordsService,
  ) {}

  list(query: ListQuery): Promise<Page<CompanyInfo>> {
    return runList(this.infos.createQueryBuilder('info'), query, COMPANY_INFO_LIST);
  }

  find(id: number): Promise<CompanyInfo> {
    return findRecord(this.infos.manager, COMPANY_INFO, id);
  }

  create(request: CompanyInfoRequest, upload: ImageFile | undefined, by: Author): Promise<CompanyInfo> {
    const create = (image: string | null = null) =>
      this.records.create(COMPANY_INFO, { ...request, image }, by);
    return this.creations.once(
      COMPANY_INFO,
      by,
      () => this.media.keep(upload, create),
      (id) => this.update(id, { ...request, version: 1 }, upload, by),
    );
  }

  async update(
    id: number,
    { version, image: text, ...fields }: UpdateCompanyInfoRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<CompanyInfo> {
    return this.media.replace({ upload, text, current: () => this.find(id) }, (image) =>
      this.records.update(COMPANY_INFO, id, { ...fields, ...image }, by, version),
    );
  }

  async remove(id: number, by: Author): Promise<void> {
    const { image } = await this.records.remove(COMPANY_INFO, id, by);
    await this.media.releaseReference(image);
  }
}
