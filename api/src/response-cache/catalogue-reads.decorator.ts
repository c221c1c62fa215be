import { SetMetadata } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import type { Address } from './response-cache.js';

const CATALOGUE_READS = 'answers:catalogue';
const ID = '[1-9]\\d{0,14}';
/** In the order of an address under which an answer is kept. */
const LIST_QUERY = ['language', 'sort', 'range', 'filter'];

/**
 * Of a controller: what its public routes answer depends on the address and on what `UnitOfWork.publish` writes, and on nothing else. Their
 * answers are kept in memory until the next such write.
 */
export const CatalogueReads = () => SetMetadata(CATALOGUE_READS, true);

/** Finds the address under which an answer of such a controller may be kept. */
export function catalogueAddresses(discovery: DiscoveryService) {
  const paths = discovery
    .getControllers()
    .filter(({ metatype }) => metatype && Reflect.getMetadata(CATALOGUE_READS, metatype))
    .map(({ metatype }) => String(Reflect.getMetadata('path', metatype as object)).replace(':id', ID));
  const read = new RegExp(`^/api/(${paths.join('|')})(/(${ID}|[a-z-]+))?$`);

  return (url: string): Address | undefined => {
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
