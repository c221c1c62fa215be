import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { hasNoParent } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, type RecordType, type Write } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { type ListQuery, readFilter } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { InvalidFields, NotFound } from '../http/http-errors.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import { ProductPages } from './product-pages.service.js';
import { type ListedProduct, productTranslations } from './product.dto.js';
import { type CreateProductRequest, ON_REQUEST, type UpdateProductRequest } from './product-request.dto.js';
import {
  firstPictures,
  type KeptPicture,
  picturesOf,
  type ProductWithPictures,
  withFirst,
  withFirstPicture,
  withPictures,
} from './product-pictures.js';
import { Product } from './product.entity.js';
import {
  CATEGORY_IN_HISTORY,
  indexSpecs,
  loadTemplates,
  specDetails,
  specsInHistory,
  templateVersions,
  templatesFor,
  mergeSpecs,
} from './product-specs.js';
import { tradeProblems } from './trade-rules.js';

function withSortName(
  { before }: Write<Product>,
  fields: Write<Product>['fields'],
): Write<Product>['fields'] {
  const { name = before?.name, name_en = before?.name_en } = fields;
  const sort_name_en = name_en ?? name;
  return before && sort_name_en === (before.name_en ?? before.name) ? fields : { ...fields, sort_name_en };
}

export const PRODUCT: RecordType<Product> = {
  entity: Product,
  resource: 'product',
  notFound: 'Produk tidak ditemukan.',
  relations: { category: true },
  // A category that was deleted meanwhile is a field error, like one that never was.
  refusal: (error) => (hasNoParent(error) ? new InvalidFields({ category_id: UNKNOWN_CATEGORY }) : undefined),
  translations: productTranslations,
  check(product) {
    const problems = tradeProblems(product);
    if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  },
  async beforeWrite(manager, writes) {
    const fields = mergeSpecs(writes, await templatesFor(manager, writes));
    const named = writes.map((write, at) => ({
      ...write,
      fields: withSortName(write, fields[at] as (typeof fields)[number]),
    }));
    return withFirstPicture(manager, named);
  },
  related: async (manager, written) => [
    ...(await indexSpecs(manager, written)),
    ...firstPictures(manager, written),
  ],
  nameOf: ({ name }) => name,
  toHistory: (product) => ({
    category_id: undefined,
    [CATEGORY_IN_HISTORY]: product.category.nama_category,
    ...specsInHistory(product),
  }),
  details: specDetails,
  async loadForHistory(manager, product) {
    await loadTemplates(manager, [product]);
    await withPictures(manager, product);
  },
};

@Injectable()
export class ProductsService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly pages: ProductPages,
    private readonly media: MediaService,
    private readonly creations: Creations,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<ListedProduct>> {
    return this.pages.read(query);
  }

  /** Undefined unless the catalogue is read from an id on, as for a sitemap. */
  async imagesOf({ filter }: ListQuery, rows: readonly ListedProduct[]) {
    if (readFilter(filter).after === undefined) return undefined;
    const images = new Map<number, string[]>(rows.map(({ id }) => [id, []]));
    for (const { product_id, image } of await picturesOf(this.products.manager, [...images.keys()]))
      images.get(product_id)?.push(image);
    return ({ id }: ListedProduct) => images.get(id);
  }

  /** @throws NotFound */
  async find(id: number): Promise<ProductWithPictures> {
    const { manager } = this.products;
    return withPictures(manager, await findRecord(manager, PRODUCT, id));
  }

  /** A known `key` updates its product: the first answer may have been lost. @throws Conflict when it was changed since */
  async create(
    { copy_of, ...request }: CreateProductRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<ProductWithPictures> {
    const source = copy_of ? await picturesOf(this.products.manager, [copy_of]) : [];
    const created = await this.creations.once<Product>(
      PRODUCT,
      by,
      () =>
        this.media.keep(upload, (image) => {
          const first = image ?? request.image ?? undefined;
          const pictures = first === undefined ? source : withFirst(source, first);
          const stored = pictures.map((picture) => picture.image).filter((each) => each !== image);
          return this.media.keepStored(stored, () => this.createWithPictures(request, pictures, by));
        }),
      (id) => {
        const image = source.length > 0 ? undefined : request.image;
        return this.update(id, { ...columnsOf(request), image, version: 1 }, upload, by);
      },
    );
    return withPictures(this.products.manager, created);
  }

  /** @param pictures that are kept already, by this product or another */
  createWithPictures(
    request: CreateProductRequest,
    pictures: readonly KeptPicture[],
    by: Author,
  ): Promise<Product> {
    const { focus, ...fields } = columnsOf(request);
    const own = pictures.map(({ id: _, product_id: __, ...picture }, position) => ({ ...picture, position }));
    const [first] = own;
    if (first) first.focus = focus ?? first.focus;
    const product = { ...fields, image: first?.image ?? null, focus: first?.focus, pictures: own };
    return this.records.create(PRODUCT, product, by);
  }

  async createAll(requests: readonly CreateProductRequest[], by: Author): Promise<void> {
    await this.records.createAll(PRODUCT, requests.map(columnsOf), by);
  }

  /** Decides now, and returns what writes it, so that the unit of work is short. */
  async planUpdates(requests: ReadonlyMap<number, UpdateProductRequest>) {
    const { manager } = this.products;
    const updates = updatesBy(requests);
    const templates = await templateVersions(manager);
    const plans = await this.records.planAll(manager, PRODUCT, updates);
    return (by: Author) =>
      this.work.transaction(async (manager) => {
        const isFit = isDeepStrictEqual(await templateVersions(manager), templates);
        await this.records.updateAll(PRODUCT, updates, by, isFit ? plans : []);
      });
  }

  async updateAll(requests: ReadonlyMap<number, UpdateProductRequest>, by: Author): Promise<void> {
    await this.records.updateAll(PRODUCT, updatesBy(requests), by);
  }

  async update(
    id: number,
    { version, image: text, ...fields }: UpdateProductRequest,
    upload: ImageFile | undefined,
    by: Author,
  ): Promise<ProductWithPictures> {
    const updated = await this.media.replace({ upload, text, current: () => this.find(id) }, (image) =>
      this.records.update(PRODUCT, id, { ...fields, ...image }, by, version),
    );
    return withPictures(this.products.manager, updated);
  }

  /** Moves it into the trash. @throws NotFound */
  async remove(id: number, by: Author): Promise<void> {
    const discarded = await this.records.moveSome(PRODUCT, [id], 'delete', by);
    if (discarded.length === 0) throw new NotFound(PRODUCT.notFound);
  }
}

function updatesBy(requests: ReadonlyMap<number, UpdateProductRequest>) {
  return [...requests].map(([id, { version, image: _, ...fields }]) => ({ id, fields, version }));
}

function columnsOf({ image: _, copy_of: __, price, ...fields }: CreateProductRequest) {
  return { ...fields, price: price === ON_REQUEST ? null : price };
}
