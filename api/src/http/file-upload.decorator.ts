import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  PayloadTooLargeException,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor, FilesInterceptor } from '@nestjs/platform-express';
import { InvalidFields, TooLarge } from './http-errors.js';

export interface UploadLimit {
  field: string;
  mostBytes: number;
  tooLarge: string;
  several?: { most: number; tooMany: string };
}

export class Upload {
  buffer: Buffer;
}

export function FileUpload({ field, mostBytes, tooLarge, several }: UploadLimit) {
  const limits = {
    fileSize: mostBytes,
    files: several?.most ?? 1,
    fields: 40,
    fieldSize: 64 * 1024,
    parts: 50,
  };
  const Multipart = several
    ? FilesInterceptor(field, undefined, { limits })
    : FileInterceptor(field, { limits });

  class LimitedInterceptor extends Multipart {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        if (error instanceof PayloadTooLargeException) throw new TooLarge(tooLarge, { [field]: tooLarge });
        const { code } = (error as { cause?: { code?: string } }).cause ?? {};
        throw several && code === 'LIMIT_FILE_COUNT'
          ? new InvalidFields({ [field]: several.tooMany })
          : error;
      }
    }
  }
  return applyDecorators(UseInterceptors(mixin(LimitedInterceptor)));
}
