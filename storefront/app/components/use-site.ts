import { useRouteLoaderData } from '@remix-run/react';
import type { Category } from '~/api/categories.server';
import type { ContactOutcome } from '~/api/contacts.server';

/** The root's data, which every page has. */
export interface Site {
  contact: ContactOutcome | Promise<ContactOutcome>;
  categories: Category[] | Promise<Category[]>;
  publicUrl: string;
  mapTileUrl: string;
  year: string;
}

/** For the error page of the root's own loader. */
const FALLBACK: Site = {
  contact: { outcome: 'exception' },
  categories: [],
  publicUrl: '',
  mapTileUrl: '',
  year: '',
};

export function useSite(): Site {
  return useRouteLoaderData<() => Site>('root') ?? FALLBACK;
}
