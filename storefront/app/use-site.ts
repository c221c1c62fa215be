import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './root';

type Site = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/** The root's data; while the root itself has failed, a site whose contacts could not be had. */
export function useSite(): Site {
  return useRouteLoaderData<typeof loader>('root') ?? BARE;
}

const BARE: Site = {
  contact: { outcome: 'exception' },
  categories: [],
  publicUrl: '',
  mapTileUrl: '',
  year: '',
};
