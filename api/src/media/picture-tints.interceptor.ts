import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { mergeMap } from 'rxjs';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { Page } from '../http/page.js';
import { inRows } from './picture-addresses.interceptor.js';
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
    const keys = (result instanceof Page ? result.rows : [result].flat()).map(keyIn).filter(Boolean);
    if (this.known.size > MOST_KNOWN) this.known.clear();
    await this.loadTints(keys.filter((key) => !this.known.has(key)));
    return inRows(result, (row) => {
      const tint = this.known.get(keyIn(row));
      return tint ? { ...(row as object), tint } : row;
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

function keyIn(row: unknown): string {
  const { image } = (row ?? {}) as { image?: unknown };
  return typeof image === 'string' ? keyOf(image) : '';
}
