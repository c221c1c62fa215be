import { keptPrices } from 'api/kept-prices';
import type { DataProvider } from 'react-admin';
import type { ProductResponse, SpecFieldResponse } from '../api/schema';
import type { Doubt } from '../form/doubt';
import { about, doubtedTexts } from '../form/doubtedTexts';
import { templateOf } from '../form/templateOf';

/** Of a product what came back and makes doubtful: a price that stayed for another pack, and its texts, as far as its template can be had. */
export async function doubtsOfReturn(
  provider: DataProvider,
  before: ProductResponse,
  after: ProductResponse,
): Promise<Doubt[]> {
  const { data: template } = await provider
    .getList<SpecFieldResponse>('spesifikasi', templateOf(after.category_id))
    .catch(() => ({ data: [] }));
  return [
    ...keptPrices(before, after).map(({ field, sentence }) => about([field], sentence)),
    ...doubtedTexts(before, after, template),
  ];
}
