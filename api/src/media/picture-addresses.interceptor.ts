import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map } from 'rxjs';
import { Env } from '../env.js';
import { Page } from '../http/page.js';

const OWN = '/media/';

/** Answers name pictures at MEDIA_PUBLIC_URL when it is set; what is stored never does. */
@Injectable()
export class PictureAddresses implements NestInterceptor<unknown, unknown> {
  constructor(private readonly env: Env) {}

  intercept(_context: ExecutionContext, next: CallHandler<unknown>) {
    const base = this.env.MEDIA_PUBLIC_URL;
    return base === undefined ? next.handle() : next.handle().pipe(map((result) => named(result, base)));
  }
}

function named(result: unknown, base: string): unknown {
  if (result instanceof Page) return result.map((row) => named(row, base));
  if (Array.isArray(result)) return result.map((row) => named(row, base));
  const { image } = (result ?? {}) as { image?: unknown };
  if (typeof image !== 'string' || !image.startsWith(OWN)) return result;
  return { ...(result as object), image: base + image };
}

/** The stored address of what an answer has named. */
export function storedAddress(image: unknown, { MEDIA_PUBLIC_URL: base }: Env): unknown {
  const isNamed = base !== undefined && typeof image === 'string' && image.startsWith(base + OWN);
  return isNamed ? image.slice(base.length) : image;
}
