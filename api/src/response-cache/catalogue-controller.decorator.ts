import { applyDecorators, Controller, SetMetadata } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import type { CacheKey } from './response-cache.js';

const CATALOGUE_READS = 'answers:catalogue';
const ID = '[1-9]\\d{0,14}';
const LIST_QUERY = ['language', 'sort', 'range', 'filter'];

/** Its public routes depend on their address and on what `UnitOfWork.transaction` writes, and on nothing else. */
export const CatalogueController = (path: string, tag = path) =>
  applyDecorators(ApiTags(tag), Controller(path), SetMetadata(CATALOGUE_READS, true));

export function catalogueAddresses(discovery: DiscoveryService) {
  const paths = discovery
    .getControllers()
    .filter(({ metatype }) => metatype && Reflect.getMetadata(CATALOGUE_READS, metatype))
    .map(({ metatype }) => String(Reflect.getMetadata('path', metatype as object)).replace(':id', ID));
  const read = new RegExp(`^/api/(${paths.join('|')})(/(${ID}|[a-z-]+))?$`);

  return (url: string): CacheKey | undefined => {
    const [path = '', search] = url.split('?', 2);
    if (!read.test(path)) return undefined;
    const given = new URLSearchParams(search);
    const known = LIST_QUERY.flatMap((name) =>
      given.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
    );
    return known.length === 0
      ? { url: path, isEndless: false }
      : { url: `${path}?${known.join('&')}`, isEndless: true };
  };
}
