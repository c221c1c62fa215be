import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { hasNoParent } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { contains, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { InvalidFields, NotFound } from '../http/refusals.js';
import { NO_IMAGE } from '../media/image-upload.decorator.js';
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
  filter: {
    q: contains('product.name', 'product.description'),
    id: oneOf('product.id'),
    category_id: oneOf('product.category_id'),
  },
};

@Injectable()
export class ProductsService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly media: MediaService,
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

  /** `upload`: the bytes of its picture. */
  create(request: CreateProductRequest, upload?: Buffer): Promise<Product> {
    const { name, price, category_id } = request;
    return this.media.keep(upload, (image) =>
      this.publish(async (manager) => {
        const description = request.description || null;
        const row = manager.create(Product, { name, description, price, category_id, image: image ?? null });
        await manager.insert(Product, row);
        return findOrFail(manager, row.id);
      }),
    );
  }

  /** Leaves the description, price and picture as they are where the request has none. */
  async update(id: number, request: UpdateProductRequest, upload?: Buffer): Promise<Product> {
    const { name, price, category_id, description } = request;
    const { before, after } = await this.media.keep(upload, (image) =>
      this.publish(async (manager) => {
        const before = await findOrFail(manager, id);
        await manager.update(
          Product,
          { id },
          {
            name,
            category_id,
            ...(price !== undefined && { price }),
            ...(description !== undefined && { description: description || null }),
            ...(image !== undefined ? { image } : request.image === NO_IMAGE && { image: null }),
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
      const product = await findOrFail(manager, id);
      await manager.delete(Product, { id });
      return product;
    });
    await this.media.release(removed.image);
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

async function findOrFail(manager: EntityManager, id: number): Promise<Product> {
  const product = await manager.findOne(Product, { where: { id }, relations: { category: true } });
  if (!product) throw new NotFound('Produk tidak ditemukan.');
  return product;
}
