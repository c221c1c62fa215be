import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { assertVersion } from '../history/assert-version.js';
import type { Author } from '../history/author.js';
import { changesBetween, findRecord, lockRecord } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { InvalidFields, NotFound } from '../http/http-errors.js';
import type { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import {
  MOST_PICTURES,
  type PictureOrderRequest,
  type PictureRequest,
  TOO_MANY,
} from './product-picture.dto.js';
import { ProductPicture } from './product-picture.entity.js';
import { picturesInWords, picturesOf, type ProductWithPictures, withPictures } from './product-pictures.js';
import { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';

const NONE = `Pilih 1 sampai ${MOST_PICTURES} gambar.`;
const NOT_FOUND = 'Gambar tidak ditemukan.';
const FOREIGN = 'Gambar ini tidak ada pada produk ini. Muat ulang, lalu coba lagi.';

type Pictures = Partial<ProductPicture>[];
interface Change {
  id: number;
  version?: number | null;
  to: (pictures: ProductPicture[]) => Pictures;
}

@Injectable()
export class ProductPicturesService {
  constructor(
    private readonly media: MediaService,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /** Behind those that are there. @throws NotFound, InvalidFields for more than MOST_PICTURES, and as `MediaService.keepAll` does */
  add(id: number, uploads: readonly ImageFile[], by: Author): Promise<ProductWithPictures> {
    if (uploads.length === 0) throw new InvalidFields({ images: NONE });
    return this.media.keepAll(uploads, (images) =>
      this.change({ id, to: (pictures) => [...pictures, ...missing(pictures, images)] }, by),
    );
  }

  /** @throws NotFound, VersionConflict, InvalidFields for a picture of another product */
  async arrange(id: number, { ids, version }: PictureOrderRequest, by: Author): Promise<ProductWithPictures> {
    let removed: ProductPicture[] = [];
    const to = (pictures: ProductPicture[]) => {
      const byId = new Map(pictures.map((picture) => [picture.id, picture]));
      if (!ids.every((each) => byId.has(each))) throw new InvalidFields({ ids: FOREIGN });
      removed = pictures.filter((picture) => !ids.includes(picture.id));
      return ids.flatMap((each) => byId.get(each) ?? []);
    };
    const product = await this.change({ id, version, to }, by);
    for (const { image } of removed) await this.media.releaseReference(image);
    return product;
  }

  /** @throws NotFound, VersionConflict */
  describe(
    id: number,
    pictureId: number,
    { version, ...texts }: PictureRequest,
    by: Author,
  ): Promise<ProductWithPictures> {
    const to = (pictures: ProductPicture[]) => {
      if (!pictures.some((picture) => picture.id === pictureId)) throw new NotFound(NOT_FOUND);
      return pictures.map((picture) => (picture.id === pictureId ? { ...picture, ...texts } : picture));
    };
    return this.change({ id, version, to }, by);
  }

  private change({ id, version, to }: Change, by: Author): Promise<ProductWithPictures> {
    return this.work.transaction(async (manager) => {
      const product = await lockRecord(manager, PRODUCT, id);
      await assertVersion(manager, PRODUCT.resource, product, version);
      const before = await picturesOf(manager, [id]);
      const after = to(before).map((picture, position) =>
        manager.create(ProductPicture, { ...picture, product_id: id, position }),
      );
      if (after.length > MOST_PICTURES) throw new InvalidFields({ images: TOO_MANY });
      const changes = changesBetween(
        { pictures: picturesInWords(before) },
        { pictures: picturesInWords(after) },
      );
      if (Object.keys(changes).length === 0) return Object.assign(product, { pictures: before });
      await manager.remove(before.filter((picture) => !after.some(({ id }) => id === picture.id)));
      await manager.save(after);
      await manager.update(Product, id, { image: after[0]?.image ?? null, focus: after[0]?.focus ?? null });
      await this.records.note(manager, PRODUCT, id, changes, by);
      return this.read(manager, id);
    });
  }

  private async read(manager: EntityManager, id: number): Promise<ProductWithPictures> {
    return withPictures(manager, await findRecord(manager, PRODUCT, id));
  }
}

function missing(pictures: readonly ProductPicture[], images: readonly string[]): Pictures {
  const added = new Set(images);
  for (const { image } of pictures) added.delete(image);
  return [...added].map((image) => ({ image }));
}
