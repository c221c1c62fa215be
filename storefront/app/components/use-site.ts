import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext, useEffect } from 'react';
import type { ContactShown, LostContact } from '~/site.server';
import { type Language, languageOf } from '~/languages';
import type { Content } from '~/content/content.server';
import type { StaffText } from '~/staff-texts.server';

export interface CategoryLink {
  id: number;
  name: StaffText;
  /** The documented one. */
  path: string;
}

/** The root's data, which every page has. */
export interface Site {
  contact: ContactShown | Promise<ContactShown>;
  /** For a contact that never comes; only with one that is late. */
  contactLost?: LostContact;
  categories: CategoryLink[] | Promise<CategoryLink[]>;
  texts: Content['site'] & { map: { /** With a link. */ credit: string }; blurb: string };
  /** Of this page in each language. */
  addresses: Record<Language, string>;
  mapTileUrl: string;
  year: string;
}

/** In place of the data of a root that has failed. On the server alone: such a page has no scripts. */
export const SiteWithoutData = createContext<Site | undefined>(undefined);

/** Of the last page of this document that had data. */
let last: Site | undefined;

export function useSite(): Site {
  const given = useContext(SiteWithoutData);
  const site = useRouteLoaderData<() => Site>('root') ?? last ?? given;
  if (!site) throw new Error('A page without data needs SiteWithoutData.');
  return site;
}

/** Keeps the data for later pages that have none, such as those whose request was lost. */
export function useKeptSite(): boolean {
  const site = useRouteLoaderData<() => Site>('root');
  useEffect(() => {
    if (site) last = site;
  }, [site]);
  return (site ?? last) !== undefined;
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
