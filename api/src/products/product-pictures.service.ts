import { Injectable } from '@nestjs/common';
import { runAll } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { assertVersion } from '../history/assert-version.js';
import type { Author } from '../history/author.js';
import { changedFields, findRecord, lockRecord } from '../history/record-type.js';
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
import type { ProductPicture } from './product-picture.entity.js';
import {
  type KeptPicture,
  picturesInWords,
  picturesOf,
  type ProductWithPictures,
  storePictures,
  withPictures,
} from './product-pictures.js';
import { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';

const NONE = `Pilih 1 sampai ${MOST_PICTURES} gambar.`;
const NOT_FOUND = 'Gambar tidak ditemukan.';
const FOREIGN = 'Gambar ini tidak ada pada produk ini. Muat ulang, lalu coba lagi.';

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
      this.change(id, undefined, by, (pictures) => {
        const known = pictures.map(({ image }) => image);
        const added = [...new Set(images)].filter((image) => !known.includes(image));
        return [...pictures, ...added.map((image) => ({ image }))];
      }),
    );
  }

  /** @throws NotFound, VersionConflict, InvalidFields for a picture of another product */
  arrange(id: number, { ids, version }: PictureOrderRequest, by: Author): Promise<ProductWithPictures> {
    return this.change(id, version, by, (pictures) =>
      ids.map((each) => {
        const picture = pictures.find((picture) => picture.id === each);
        if (!picture) throw new InvalidFields({ ids: FOREIGN });
        return picture;
      }),
    );
  }

  /** @throws NotFound, VersionConflict */
  describe(
    id: number,
    pictureId: number,
    { version, ...texts }: PictureRequest,
    by: Author,
  ): Promise<ProductWithPictures> {
    return this.change(id, version, by, (pictures) => {
      if (!pictures.some((picture) => picture.id === pictureId)) throw new NotFound(NOT_FOUND);
      return pictures.map((picture) =>
        picture.id === pictureId ? { ...picture, ...changedFields(picture, texts) } : picture,
      );
    });
  }

  private async change(
    id: number,
    version: number | null | undefined,
    by: Author,
    to: (pictures: ProductPicture[]) => KeptPicture[],
  ): Promise<ProductWithPictures> {
    const [product, before] = await this.work.transaction(async (manager) => {
      const product = await lockRecord(manager, PRODUCT, id);
      await assertVersion(manager, PRODUCT.resource, product, version);
      const before = await picturesOf(manager, [id]);
      const after = to(before);
      if (after.length > MOST_PICTURES) throw new InvalidFields({ images: TOO_MANY });
      const pictures = { from: picturesInWords(before), to: picturesInWords(after) };
      if (pictures.from !== pictures.to) {
        await runAll(manager, storePictures(manager, id, after));
        const [first] = after;
        await manager.update(Product, id, { image: first?.image ?? null, focus: first?.focus ?? null });
        await this.records.note(PRODUCT, id, { pictures }, by);
      }
      return [await withPictures(manager, await findRecord(manager, PRODUCT, id)), before];
    });
    const kept = product.pictures.map(({ image }) => image);
    for (const { image } of before) if (!kept.includes(image)) await this.media.releaseReference(image);
    return product;
  }
}
