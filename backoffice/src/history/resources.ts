import type { Resource } from '../api/dataProvider';
import type { HistoryEntry } from '../api/records';

/** The back office's own name of what the API's history names. */
export const RESOURCE_OF = {
  product: 'produk',
  category: 'kategori',
  contact: 'kontak',
  dashboard: 'dashboard',
  admin: 'admins',
} as const satisfies Record<Recorded, Resource>;

export type Recorded = HistoryEntry['resource'];
