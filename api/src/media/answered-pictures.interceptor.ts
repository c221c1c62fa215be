import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { mergeMap } from 'rxjs';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { Env } from '../env.js';
import { Page } from '../http/page.js';
import { Picture } from './picture.entity.js';
import { keyOf } from './renditions.js';

export const TintField = () =>
  ApiPropertyOptional({
    example: '#a3805c',
    description: 'The average colour of `image`, to stand in its place until it is there. Absent: not known.',
  });

const MEDIA_PATH = '/media/';
const MOST_KNOWN = 20_000;

/** A row of an answer, as far as it may have pictures. The first of `pictures` is `image`. */
interface Pictured {
  image?: string | null;
  pictures?: readonly { url: string }[];
}

/** Answers have tints, and name pictures at MEDIA_PUBLIC_URL when it is set; records never do. */
@Injectable()
export class AnsweredPictures implements NestInterceptor<unknown, unknown> {
  /** By key, a hash of the picture's bytes: a tint that is known never changes. */
  private readonly tints = new Map<string, string>();

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly reader: DataSource,
  ) {}

  intercept(_context: ExecutionContext, next: CallHandler<unknown>) {
    return next.handle().pipe(mergeMap((result) => this.complete(result)));
  }

  private async complete(result: unknown): Promise<unknown> {
    await this.loadTints((result instanceof Page ? result.rows : [result].flat()).flatMap(keysIn));
    const completeRow = (row: unknown) => this.completeRow(row);
    return result instanceof Page || Array.isArray(result) ? result.map(completeRow) : completeRow(result);
  }

  private completeRow(row: unknown): unknown {
    const { image, pictures } = (row ?? {}) as Pictured;
    if (!image) return row;
    const base = this.env.MEDIA_PUBLIC_URL ?? '';
    const publicAddress = (address: string) => (address.startsWith(MEDIA_PATH) ? base + address : address);
    const tintOf = (address: string) => {
      const tint = this.tints.get(keyOf(address));
      return tint && { tint };
    };
    const its = pictures?.map((each) => ({ ...each, url: publicAddress(each.url), ...tintOf(each.url) }));
    const own = { image: publicAddress(image), ...tintOf(image), ...(its && { pictures: its }) };
    return { ...(row as object), ...own };
  }

  private async loadTints(wanted: string[]): Promise<void> {
    if (this.tints.size > MOST_KNOWN) this.tints.clear();
    const keys = wanted.filter((key) => key && !this.tints.has(key));
    if (keys.length === 0) return;
    const found = await this.reader
      .getRepository(Picture)
      .find({ select: { key: true, tint: true }, where: { key: In(keys), tint: Not(IsNull()) } });
    for (const { key, tint } of found) this.tints.set(key, String(tint));
  }
}

function keysIn(row: unknown): string[] {
  const { image, pictures = [] } = (row ?? {}) as Pictured;
  return [image ?? '', ...pictures.map(({ url }) => url)].map(keyOf);
}

export function storedAddress(image: unknown, { MEDIA_PUBLIC_URL: base }: Env): unknown {
  const isNamed = base !== undefined && typeof image === 'string' && image.startsWith(base + MEDIA_PATH);
  return isNamed ? image.slice(base.length) : image;
}
