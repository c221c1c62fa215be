import { rm } from 'node:fs/promises';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import type { Request, Response } from 'express';
import { from, lastValueFrom } from 'rxjs';
import { Env } from '../env.js';
import { ApiRefusals } from '../http/envelope.decorator.js';
import { FileUpload, type UploadLimit } from '../http/file-upload.decorator.js';
import { LARGEST_PICTURE_BYTES, MOST_PIXELS, PICTURE_TYPES } from './picture-rules.js';
import { storedAddress } from './answered-pictures.interceptor.js';

const MEGABYTES = LARGEST_PICTURE_BYTES / 1024 / 1024;
const TOO_LARGE = `Ukuran gambar paling besar ${MEGABYTES} MB.`;

export class ImageFile {
  /** The file is removed when the request is answered. */
  path: string;
  gone?: AbortSignal;
}

type Received = Request<object, unknown, unknown> & {
  file?: ImageFile;
  files?: ImageFile[];
};

@Injectable()
class ReceivedImage implements NestInterceptor {
  constructor(private readonly env: Env) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const { file, files, body } = http.getRequest<Received>();
    if (hasImage(body)) body.image = storedAddress(body.image, this.env);
    const received = files ?? (file ? [file] : []);
    if (received.length === 0) return next.handle();
    const answered = http.getResponse<Response>();
    const gone = new AbortController();
    answered.once('close', () => {
      if (!answered.writableFinished) gone.abort();
    });
    for (const each of received) each.gone = gone.signal;
    const answer = lastValueFrom<unknown, undefined>(next.handle(), { defaultValue: undefined });
    const removeAll = () =>
      Promise.all(received.map(({ path }) => rm(path, { force: true }).catch(() => undefined)));
    return from(answer.finally(removeAll));
  }
}

function hasImage(body: unknown): body is { image: unknown } {
  return typeof body === 'object' && body !== null && 'image' in body;
}

/** Of an `ImageFile`, or of a body without one. */
export const OptionalUpload = (limit: UploadLimit) =>
  applyDecorators(
    FileUpload(limit),
    UseInterceptors(ReceivedImage),
    ApiConsumes('multipart/form-data', 'application/json'),
    ApiRefusals(413, 415, 503),
  );

export const ImageUpload = () =>
  OptionalUpload({ field: 'image', mostBytes: LARGEST_PICTURE_BYTES, tooLarge: TOO_LARGE });

/** Of up to `most` pictures in a multipart form. */
export const ImagesUpload = (field: string, most: number, tooMany: string) =>
  applyDecorators(
    FileUpload({ field, mostBytes: LARGEST_PICTURE_BYTES, tooLarge: TOO_LARGE, several: { most, tooMany } }),
    UseInterceptors(ReceivedImage),
    ApiConsumes('multipart/form-data'),
    ApiRefusals(413, 415, 503),
    ApiBody({
      schema: {
        type: 'object',
        required: [field],
        properties: {
          [field]: { type: 'array', maxItems: most, items: { type: 'string', format: 'binary' } },
        },
      },
    }),
  );

const NO_IMAGE = '';
/** A record sent back as it was read has the picture's address. */
const ADDRESS_OR_NONE = /^(\/media\/.*)?$/;

/** @param text what the body has for `image`: an empty text takes the picture away, anything else leaves it */
export function changedImage(stored: string | undefined, text: unknown): { image?: string | null } {
  if (stored !== undefined) return { image: stored };
  return text === NO_IMAGE ? { image: null } : {};
}

export function addressOf(text: unknown): string | undefined {
  return typeof text === 'string' && text !== NO_IMAGE ? text : undefined;
}

/** A file does not arrive in the body, so what does is text. */
export const ImageField = () =>
  applyDecorators(
    ApiProperty({
      title: 'Gambar',
      required: false,
      type: 'string',
      format: 'binary',
      description: `JPEG, PNG, WebP or AVIF, up to ${MEGABYTES} MB and 51 megapixels. Only in a multipart form. An empty text: none. The address of a stored one, in an update and of a new product: that picture.`,
      ...{ 'x-max-bytes': LARGEST_PICTURE_BYTES, 'x-max-pixels': MOST_PIXELS },
      ...{ 'x-media-types': Object.values(PICTURE_TYPES) },
    }),
    IsOptional(),
    Matches(ADDRESS_OR_NONE, {
      message: 'Gambar harus dikirim sebagai berkas, atau kosong untuk menghapusnya.',
    }),
  );
