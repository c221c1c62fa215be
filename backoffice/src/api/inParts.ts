import { LIMITS } from 'api/contract';

/** Sends ids by as many as one request takes, one request after the other, until one fails. */
export async function inParts<Id>(ids: readonly Id[], send: (some: Id[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += LIMITS.products)
    await send(ids.slice(start, start + LIMITS.products));
}
