import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { contains, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { NotFound } from '../http/refusals.js';
import { NO_IMAGE } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import type { CompanyInfoRequest } from './company-info.dto.js';
import { CompanyInfo } from './company-info.entity.js';

const LIST: ListRules<CompanyInfo> = {
  id: 'info.id',
  sort: { id: 'info.id', judul: 'info.judul', updated_at: 'info.updated_at' },
  filter: { q: contains('info.judul', 'info.value_company'), id: oneOf('info.id') },
};

@Injectable()
export class CompanyInfoService {
  constructor(
    @InjectRepository(CompanyInfo) private readonly infos: Repository<CompanyInfo>,
    private readonly media: MediaService,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<CompanyInfo>> {
    return runList(this.infos.createQueryBuilder('info'), query, LIST);
  }

  find(id: number): Promise<CompanyInfo> {
    return findOrFail(this.infos.manager, id);
  }

  create({ judul, value_company }: CompanyInfoRequest, upload?: Buffer): Promise<CompanyInfo> {
    return this.media.keep(upload, (image) =>
      this.work.publish((manager) =>
        manager.save(manager.create(CompanyInfo, { judul, value_company, image: image ?? null })),
      ),
    );
  }

  /** Leaves the picture as it is where the request has none. */
  async update(
    id: number,
    { judul, value_company, image: text }: CompanyInfoRequest,
    upload?: Buffer,
  ): Promise<CompanyInfo> {
    const { before, after } = await this.media.keep(upload, (image) =>
      this.work.publish(async (manager) => {
        const before = await findOrFail(manager, id);
        await manager.update(
          CompanyInfo,
          { id },
          {
            judul,
            value_company,
            ...(image !== undefined ? { image } : text === NO_IMAGE && { image: null }),
          },
        );
        return { before, after: await findOrFail(manager, id) };
      }),
    );
    if (before.image !== after.image) await this.media.release(before.image);
    return after;
  }

  async remove(id: number): Promise<void> {
    const removed = await this.work.publish(async (manager) => {
      const info = await findOrFail(manager, id);
      await manager.delete(CompanyInfo, { id });
      return info;
    });
    await this.media.release(removed.image);
  }
}

async function findOrFail(manager: EntityManager, id: number): Promise<CompanyInfo> {
  const info = await manager.findOneBy(CompanyInfo, { id });
  if (!info) throw new NotFound('Data perusahaan tidak ditemukan.');
  return info;
}
