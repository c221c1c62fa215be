import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map } from 'rxjs';
import { Env } from '../env.js';
import { Page } from '../http/page.js';

const MEDIA_PATH = '/media/';

/** Answers name pictures at MEDIA_PUBLIC_URL when it is set; the database never does. */
@Injectable()
export class PictureAddresses implements NestInterceptor<unknown, unknown> {
  constructor(private readonly env: Env) {}

  intercept(_context: ExecutionContext, next: CallHandler<unknown>) {
    const base = this.env.MEDIA_PUBLIC_URL;
    return base === undefined
      ? next.handle()
      : next.handle().pipe(map((result) => inRows(result, (row) => withPublicAddress(row, base))));
  }
}

export function inRows(result: unknown, to: (row: unknown) => unknown): unknown {
  return result instanceof Page || Array.isArray(result) ? result.map(to) : to(result);
}

function withPublicAddress(row: unknown, base: string): unknown {
  const { image } = (row ?? {}) as { image?: unknown };
  if (typeof image !== 'string' || !image.startsWith(MEDIA_PATH)) return row;
  return { ...(row as object), image: base + image };
}

export function storedAddress(image: unknown, { MEDIA_PUBLIC_URL: base }: Env): unknown {
  const isNamed = base !== undefined && typeof image === 'string' && image.startsWith(base + MEDIA_PATH);
  return isNamed ? image.slice(base.length) : image;
}
