import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext, useEffect } from 'react';
import type { RootData } from '~/lib/root-data.server';
import { type Language, languageOf } from '~/lib/languages';

/** Replaces the data of a failed root, on the server alone: such a page has no scripts. */
export const RootDataFallback = createContext<RootData | undefined>(undefined);

let last: RootData | undefined;

export function useRootData(): RootData {
  const given = useContext(RootDataFallback);
  const site = useRouteLoaderData<() => RootData>('root') ?? last ?? given;
  if (!site) throw new Error('A page without data needs RootDataFallback.');
  return site;
}

/** Keeps the data for later pages that have none, such as those whose request was lost. */
export function useHasRootData(): boolean {
  const site = useRouteLoaderData<() => RootData>('root');
  useEffect(() => {
    if (site) last = site;
  }, [site]);
  return (site ?? last) !== undefined;
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
