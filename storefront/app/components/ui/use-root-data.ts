import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext, useEffect } from 'react';
import type { ContactState, FailedContact } from '~/lib/root-data.server';
import { type Language, languageOf } from '~/lib/languages';
import type { Messages } from '~/i18n/messages.server';
import type { LocalizedText } from '~/lib/localized-text.server';

export interface CategoryLink {
  id: number;
  name: LocalizedText;
  /** The documented one. */
  path: string;
}

/** The root's data, which every page has. */
export interface RootData {
  contact: ContactState | Promise<ContactState>;
  /** For a contact that never comes; only with one that is late. */
  contactLost?: FailedContact;
  categories: CategoryLink[] | Promise<CategoryLink[]>;
  texts: Messages['site'] & { map: { /** With a link. */ credit: string }; blurb: string };
  /** Of this page in each language. */
  addresses: Record<Language, string>;
  mapTileUrl: string;
  year: string;
}

/** In place of the data of a root that has failed. On the server alone: such a page has no scripts. */
export const RootDataFallback = createContext<RootData | undefined>(undefined);

/** Of the last page of this document that had data. */
let last: RootData | undefined;

export function useRootData(): RootData {
  const given = useContext(RootDataFallback);
  const site = useRouteLoaderData<() => RootData>('root') ?? last ?? given;
  if (!site) throw new Error('A page without data needs SiteWithoutData.');
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
