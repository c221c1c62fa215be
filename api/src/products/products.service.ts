import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, MoreThan, Repository } from 'typeorm';
import { hasNoParent } from '../database/driver-errors.js';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { type Kind, Recorder } from '../history/recorder.js';
import { contains, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { InvalidFields, NotFound } from '../http/refusals.js';
import { changedImage, type ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import { type CreateProductRequest, UNKNOWN_CATEGORY, type UpdateProductRequest } from './product.dto.js';
import { Product } from './product.entity.js';

const LIST: ListRules<Product> = {
  id: 'product.id',
  sort: {
    id: 'product.id',
    name: 'product.name',
    price: 'product.price',
    category_id: 'product.category_id',
    'category.nama_category': 'category.name_key',
    created_at: 'product.created_at',
    updated_at: 'product.updated_at',
  },
  texts: ['product.name'],
  filter: {
    q: contains('product.name', 'product.description'),
    id: oneOf('product.id'),
    category_id: oneOf('product.category_id'),
  },
};

export const PRODUCT: Kind<Product> = {
  entity: Product,
  resource: 'product',
  find: findOrFail,
  nameOf: ({ name }) => name,
  valuesOf: ({ name, description, price, category, image }) => ({
    name,
    description,
    price,
    'category.nama_category': category.nama_category,
    image,
  }),
};

@Injectable()
export class ProductsService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly media: MediaService,
    private readonly recorder: Recorder,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<Product>> {
    const products = this.products
      .createQueryBuilder('product')
      .innerJoinAndSelect('product.category', 'category');
    return runList(products, query, LIST);
  }

  find(id: number): Promise<Product> {
    return findOrFail(this.products.manager, id);
  }

  create(request: CreateProductRequest, upload: ImageFile | undefined, by: Author): Promise<Product> {
    const { name, price, category_id } = request;
    return this.media.keep(upload, (image) =>
      this.publish((manager) => {
        const description = request.description || null;
        const fields = { name, description, price, category_id, image: image ?? null };
        return this.recorder.create(manager, PRODUCT, fields, by);
      }),
    );
  }

  /** Without pictures. */
  async createAll(requests: readonly CreateProductRequest[], by: Author): Promise<void> {
    const rows = requests.map(({ name, price, category_id, description }) => ({
      name,
      price,
      category_id,
      description: description || null,
    }));
    await this.publish((manager) =>
      this.recorder.createAll(manager, PRODUCT, rows, by, (id) =>
        manager.find(Product, {
          where: { id: MoreThan(id) },
          relations: { category: true },
          order: { id: 'ASC' },
          take: ROWS_PER_STATEMENT,
        }),
      ),
    );
  }

  /** By id; the pictures stay. */
  async updateAll(requests: ReadonlyMap<number, UpdateProductRequest>, by: Author): Promise<void> {
    const updates = [...requests].map(([id, request]) => ({
      id,
      fields: fieldsOf(request),
      version: request.version,
    }));
    await this.publish((manager) =>
      this.recorder.updateAll(manager, PRODUCT, updates, by, (ids) =>
        manager.find(Product, { where: { id: In(ids) }, relations: { category: true } }),
      ),
    );
  }

  /** Leaves the description, price and picture as they are where the request has none. */
  async update(
    id: number,
    request: UpdateProductRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<Product> {
    const { before, after } = await this.media.keep(upload, (image) =>
      this.publish((manager) => {
        const fields = { ...fieldsOf(request), ...changedImage(image, request.image) };
        return this.recorder.update(manager, PRODUCT, id, fields, by, request.version);
      }),
    );
    if (before.image !== after.image) await this.media.release(before.image);
    return after;
  }

  /** Into the trash, with its picture. */
  async remove(id: number, by: Author): Promise<void> {
    await this.work.publish((manager) => this.recorder.discard(manager, PRODUCT, id, by));
  }

  /** A category that is gone between the form and the write is a field error like one that never was. */
  private async publish<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.work.publish(work);
    } catch (error) {
      throw hasNoParent(error) ? new InvalidFields({ category_id: UNKNOWN_CATEGORY }) : error;
    }
  }
}

function fieldsOf({ name, category_id, price, description }: UpdateProductRequest) {
  return {
    name,
    category_id,
    ...(price !== undefined && { price }),
    ...(description !== undefined && { description: description || null }),
  };
}

async function findOrFail(manager: EntityManager, id: number): Promise<Product> {
  const product = await manager.findOne(Product, { where: { id }, relations: { category: true } });
  if (!product) throw new NotFound('Produk tidak ditemukan.');
  return product;
}
