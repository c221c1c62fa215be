import type { Resource } from '../api/dataProvider';
import type { HistoryResource } from '../record/historyPath';

/** React Admin's name of each resource of the history. */
export const RESOURCE_OF = {
  product: 'produk',
  category: 'kategori',
  contact: 'kontak',
  dashboard: 'dashboard',
  admin: 'admins',
} as const satisfies Record<HistoryResource, Resource>;
