import { Inject, Injectable, Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AdminsService } from '../admins/admins.service.js';
import { isCommon } from '../auth/password-rules.js';
import { generatePassword } from '../auth/passwords.js';
import { CategoriesService } from '../categories/categories.service.js';
import { CompanyInfoService } from '../company-info/company-info.service.js';
import { ContactsService } from '../contacts/contacts.service.js';
import { oneAtATime } from '../database/boot-lock.js';
import { UnitOfWork, WRITER } from '../database/unit-of-work.js';
import { Env, StartupError } from '../env.js';
import { type Author, SYSTEM_AUTHOR } from '../history/author.js';
import { today } from '../http/today.js';
import { MediaService } from '../media/media.service.js';
import { ProductsService } from '../products/products.service.js';
import { SpecFieldsService } from '../spec-fields/spec-fields.service.js';
import { pictureFile, readCatalogue, readSpecifications } from './catalogue.js';

const ONE_ROW = { range: '[0,0]' };

@Injectable()
export class FirstStartService {
  private readonly logger = new Logger(FirstStartService.name);

  constructor(
    private readonly env: Env,
    @Inject(WRITER) private readonly writer: DataSource,
    private readonly work: UnitOfWork,
    private readonly admins: AdminsService,
    private readonly categories: CategoriesService,
    private readonly specFields: SpecFieldsService,
    private readonly products: ProductsService,
    private readonly contacts: ContactsService,
    private readonly infos: CompanyInfoService,
    private readonly media: MediaService,
  ) {}

  /** Returns the password, to be shown once, if it was made up. */
  run(): Promise<string | undefined> {
    return oneAtATime(this.writer, async () => {
      await this.refuseCommonPassword();
      if (this.env.SEED_DEMO && (await this.isEmpty())) await this.seed();
      return this.createFirstAdmin();
    });
  }

  private async createFirstAdmin(): Promise<string | undefined> {
    if (await this.admins.exists()) return undefined;
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = this.env;
    const generated = ADMIN_PASSWORD ? undefined : generatePassword();
    await this.admins.createFirst(ADMIN_USERNAME, ADMIN_PASSWORD ?? String(generated));
    return generated;
  }

  private async refuseCommonPassword(): Promise<void> {
    const { ADMIN_PASSWORD } = this.env;
    if (ADMIN_PASSWORD === undefined || (await this.admins.exists())) return;
    if (!(await isCommon(ADMIN_PASSWORD))) return;
    throw new StartupError('ADMIN_PASSWORD is one of the commonest passwords; set another one, or none');
  }

  private async isEmpty(): Promise<boolean> {
    const lists = [this.categories, this.products, this.contacts, this.infos];
    const pages = await Promise.all(lists.map((service) => service.list(ONE_ROW)));
    return pages.every(({ total }) => total === 0);
  }

  /** In one unit of work: a start that is cut off leaves nothing. */
  private async seed(): Promise<void> {
    this.logger.warn('The database is empty: filling it with the demo catalogue.');
    const catalogue = await readCatalogue();
    const { templates, products: specs } = await readSpecifications(today());
    await this.work.transaction(async () => {
      const by: Author = { ...SYSTEM_AUTHOR, batch: {} };
      const ids = new Map<string, number>();
      for (const category of catalogue.categories) {
        const { id } = await this.categories.create(category, undefined, by);
        ids.set(category.nama_category, id);
        for (const field of templates[category.nama_category] ?? [])
          await this.specFields.create({ ...field, category_id: id }, by);
      }
      for (const { category, pictures, ...product } of catalogue.products) {
        const category_id = ids.get(category);
        if (category_id === undefined) throw new Error(`catalogue.json: '${product.name}' has no category`);
        const request = { ...product, category_id, specs: specs[product.name] };
        await this.media.keepAll(pictures.map(pictureFile), (images) => {
          const kept = images.map((image, at) => ({ image, ...catalogue.pictures[String(pictures[at])] }));
          return this.products.createWithPictures(request, kept, by);
        });
      }
      for (const { picture, ...info } of catalogue.company_info) {
        await this.infos.create(info, pictureFile(picture), by);
      }
      await this.contacts.create(catalogue.contact, by);
    });
  }
}
