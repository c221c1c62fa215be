import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  PayloadTooLargeException,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiProperty } from '@nestjs/swagger';
import { Equals, IsOptional } from 'class-validator';
import { TooLarge } from '../http/refusals.js';
import { MOST_BYTES, TOO_MANY_BYTES } from './renditions.js';

const Multipart = FileInterceptor('image', {
  limits: { fileSize: MOST_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30 },
});

class ImageInterceptor extends Multipart {
  override async intercept(context: ExecutionContext, next: CallHandler) {
    try {
      return await super.intercept(context, next);
    } catch (error) {
      if (error instanceof PayloadTooLargeException)
        throw new TooLarge(TOO_MANY_BYTES, { image: TOO_MANY_BYTES });
      throw error;
    }
  }
}

/** What multer keeps of the file in memory. */
export class Upload {
  buffer: Buffer;
}

/** Takes a form with an optional picture in its field `image`, up to 10 MB; a JSON body works as well. */
export const ImageUpload = () =>
  applyDecorators(
    UseInterceptors(mixin(ImageInterceptor)),
    ApiConsumes('multipart/form-data', 'application/json'),
  );

/** In an update: takes the picture away. */
export const NO_IMAGE = '';

/** The field `image` of a body. A file does not come by there, so what does is text. */
export const ImageField = () =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: 'string',
      format: 'binary',
      description:
        'JPEG, PNG, WebP or AVIF, up to 10 MB and 50 megapixels. Only in a multipart form. An empty text: none.',
    }),
    IsOptional(),
    Equals(NO_IMAGE, { message: 'Gambar harus dikirim sebagai berkas, atau kosong untuk menghapusnya.' }),
  );
