import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { mergeMap } from 'rxjs';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { Page } from '../http/page.js';
import { inRows, type Pictured } from './picture-addresses.interceptor.js';
import { Picture } from './picture.entity.js';
import { keyOf } from './renditions.js';

export const TintField = () =>
  ApiPropertyOptional({
    example: '#a3805c',
    description: 'The average colour of `image`, to stand in its place until it is there. Absent: not known.',
  });

const MOST_KNOWN = 20_000;

@Injectable()
export class PictureTints implements NestInterceptor<unknown, unknown> {
  /** By key, a hash of the picture's bytes: a tint that is known never changes. */
  private readonly known = new Map<string, string>();

  constructor(@InjectDataSource() private readonly reader: DataSource) {}

  intercept(_context: ExecutionContext, next: CallHandler<unknown>) {
    return next.handle().pipe(mergeMap((result) => this.tinted(result)));
  }

  private async tinted(result: unknown): Promise<unknown> {
    const keys = (result instanceof Page ? result.rows : [result].flat()).flatMap(keysIn).filter(Boolean);
    if (this.known.size > MOST_KNOWN) this.known.clear();
    await this.loadTints(keys.filter((key) => !this.known.has(key)));
    return inRows(result, (row) => {
      const tintOf = (address: unknown) => {
        const tint = this.known.get(keyIn(address));
        return tint && { tint };
      };
      const { image, pictures } = (row ?? {}) as Pictured;
      if (!image) return row;
      const its = pictures?.map((picture) => ({ ...picture, ...tintOf(picture.url) }));
      return { ...(row as object), ...tintOf(image), ...(its && { pictures: its }) };
    });
  }

  private async loadTints(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const found = await this.reader
      .getRepository(Picture)
      .find({ select: { key: true, tint: true }, where: { key: In(keys), tint: Not(IsNull()) } });
    for (const { key, tint } of found) this.known.set(key, String(tint));
  }
}

function keysIn(row: unknown): string[] {
  const { image, pictures = [] } = (row ?? {}) as Pictured;
  return [image, ...pictures.map(({ url }) => url)].map(keyIn);
}

const keyIn = (address: unknown) => (typeof address === 'string' ? keyOf(address) : '');
