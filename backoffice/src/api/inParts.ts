import { PRODUCTS_PER_REQUEST } from '../business';

/** Sends ids by as many as one request takes, one request after the other, until one fails. */
export async function inParts<Id>(ids: readonly Id[], send: (some: Id[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += PRODUCTS_PER_REQUEST)
    await send(ids.slice(start, start + PRODUCTS_PER_REQUEST));
}
