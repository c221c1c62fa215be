import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor, FilesInterceptor } from '@nestjs/platform-express';
import { InvalidFields, TooLarge } from './http-errors.js';

interface Limit {
  field: string;
  mostBytes: number;
  tooLarge: string;
}

export class Upload {
  buffer: Buffer;
}

const OF_FORM = { fields: 40, fieldSize: 64 * 1024, parts: 50 };

export function FileUpload({ field, mostBytes, tooLarge }: Limit) {
  const limits = { fileSize: mostBytes, files: 1, ...OF_FORM };
  return upload(FileInterceptor(field, { limits }), (error) =>
    error instanceof PayloadTooLargeException ? new TooLarge(tooLarge, { [field]: tooLarge }) : error,
  );
}

/** @param tooMany what is said of more than `most` files */
export function FilesUpload({ field, mostBytes, tooLarge }: Limit, most: number, tooMany: string) {
  const limits = { fileSize: mostBytes, files: most, ...OF_FORM };
  return upload(FilesInterceptor(field, undefined, { limits, defParamCharset: 'utf8' }), (error) => {
    const { code, filename } = (error as { cause?: { code?: string; filename?: string } }).cause ?? {};
    if (code === 'LIMIT_FILE_COUNT') return new InvalidFields({ [field]: tooMany });
    if (code !== 'LIMIT_FILE_SIZE') return error;
    const sentence = `${filename}: ${tooLarge}`;
    return new TooLarge(sentence, { [field]: sentence });
  });
}

function upload(Multipart: Type<NestInterceptor>, refusal: (error: unknown) => unknown) {
  class LimitedInterceptor extends Multipart {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        throw refusal(error);
      }
    }
  }
  return applyDecorators(UseInterceptors(mixin(LimitedInterceptor)));
}
