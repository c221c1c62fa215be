import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  PayloadTooLargeException,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { TooLarge } from './http-errors.js';

interface Limit {
  field: string;
  mostBytes: number;
  tooLarge: string;
}

export class Upload {
  buffer: Buffer;
}

export function FileUpload({ field, mostBytes, tooLarge }: Limit) {
  const Multipart = FileInterceptor(field, {
    limits: { fileSize: mostBytes, files: 1, fields: 40, fieldSize: 64 * 1024, parts: 50 },
  });

  class LimitedInterceptor extends Multipart {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        throw error instanceof PayloadTooLargeException
          ? new TooLarge(tooLarge, { [field]: tooLarge })
          : error;
      }
    }
  }
  return applyDecorators(UseInterceptors(mixin(LimitedInterceptor)));
}
