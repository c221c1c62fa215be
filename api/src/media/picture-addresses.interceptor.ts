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

/** A row of an answer, as far as it may have pictures. The first of `pictures` is `image`. */
export interface Pictured {
  image?: unknown;
  pictures?: readonly { url: string }[];
}

export function inRows(result: unknown, to: (row: unknown) => unknown): unknown {
  return result instanceof Page || Array.isArray(result) ? result.map(to) : to(result);
}

function withPublicAddress(row: unknown, base: string): unknown {
  const publicAddress = (address: unknown) =>
    typeof address === 'string' && address.startsWith(MEDIA_PATH) ? base + address : address;
  const { image, pictures } = (row ?? {}) as Pictured;
  if (!image) return row;
  const its = pictures?.map((picture) => ({ ...picture, url: publicAddress(picture.url) }));
  return { ...(row as object), image: publicAddress(image), ...(its && { pictures: its }) };
}

export function storedAddress(image: unknown, { MEDIA_PUBLIC_URL: base }: Env): unknown {
  const isNamed = base !== undefined && typeof image === 'string' && image.startsWith(base + MEDIA_PATH);
  return isNamed ? image.slice(base.length) : image;
}
