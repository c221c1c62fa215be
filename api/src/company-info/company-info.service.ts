import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { type Kind, Recorder } from '../history/recorder.js';
import { contains, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { NotFound } from '../http/refusals.js';
import { changedImage, type ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import type { CompanyInfoRequest, UpdateCompanyInfoRequest } from './company-info.dto.js';
import { CompanyInfo } from './company-info.entity.js';

const LIST: ListRules<CompanyInfo> = {
  id: 'info.id',
  sort: { id: 'info.id', judul: 'info.judul', updated_at: 'info.updated_at' },
  texts: ['info.judul'],
  filter: { q: contains('info.judul', 'info.value_company'), id: oneOf('info.id') },
};

const COMPANY_INFO: Kind<CompanyInfo> = {
  entity: CompanyInfo,
  resource: 'dashboard',
  find: findOrFail,
  nameOf: ({ judul }) => judul,
  valuesOf: ({ judul, value_company, image }) => ({ judul, value_company, image }),
};

@Injectable()
export class CompanyInfoService {
  constructor(
    @InjectRepository(CompanyInfo) private readonly infos: Repository<CompanyInfo>,
    private readonly media: MediaService,
    private readonly recorder: Recorder,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<CompanyInfo>> {
    return runList(this.infos.createQueryBuilder('info'), query, LIST);
  }

  find(id: number): Promise<CompanyInfo> {
    return findOrFail(this.infos.manager, id);
  }

  create(
    { judul, value_company }: CompanyInfoRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<CompanyInfo> {
    return this.media.keep(upload, (image) =>
      this.work.publish((manager) =>
        this.recorder.create(manager, COMPANY_INFO, { judul, value_company, image: image ?? null }, by),
      ),
    );
  }

  /** Leaves the picture as it is where the request has none. */
  async update(
    id: number,
    { judul, value_company, image: text, version }: UpdateCompanyInfoRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<CompanyInfo> {
    const { before, after } = await this.media.keep(upload, (image) =>
      this.work.publish((manager) => {
        const fields = { judul, value_company, ...changedImage(image, text) };
        return this.recorder.update(manager, COMPANY_INFO, id, fields, by, version);
      }),
    );
    if (before.image !== after.image) await this.media.release(before.image);
    return after;
  }

  async remove(id: number, by: Author): Promise<void> {
    const removed = await this.work.publish((manager) => this.recorder.remove(manager, COMPANY_INFO, id, by));
    await this.media.release(removed.image);
  }
}

async function findOrFail(manager: EntityManager, id: number): Promise<CompanyInfo> {
  const info = await manager.findOneBy(CompanyInfo, { id });
  if (!info) throw new NotFound('Data perusahaan tidak ditemukan.');
  return info;
}
