import { loadCategories } from './api/categories.server';
import { type Contact, type ContactOutcome, loadContact } from './api/contacts.server';
import { valueOrPromise } from './api/value-or-promise.server';
import type { RootData } from '~/components/ui/use-root-data';
import { chatLink, emailAddress, messagingNumber, webLink, webMailLink } from './contact-links';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { documentedPath, type Language, languageOf, pathIn } from './languages';
import { type Office, officeOf } from './office.server';
import { categoryPath } from './site-paths';
import { categoryName } from './localized-text.server';

const OPENSTREETMAP = '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** The ways that the contact record gives; one without its field, or that cannot be used, is absent. */
export interface ContactChannels {
  /** `inquiry` goes before an encoded message; none of a chat that is not WhatsApp's. */
  whatsapp?: { href: string; number: string; inquiry?: string };
  /** `compose` is for visitors without a mail program. */
  email?: { address: string; compose: string };
  instagram?: string;
  tiktok?: string;
  facebook?: string;
}

/** What is said in place of the contact. */
export interface ContactFailure {
  /** None where no contact was ever entered. */
  notice?: string;
  /** Beside a product, in Indonesian. */
  ofProduct: string;
  noChat: string;
}

export interface FailedContact {
  failure: ContactFailure;
  office: Office;
}

export type ContactState =
  | {
      ways: ContactChannels;
      /** For a chat that has no link, in Indonesian. */ noChat?: string;
      office: Office;
    }
  | FailedContact;

/** The data of every page: a sentence for a failure is part of it only where there is one. */
export async function loadRootData(url: string): Promise<RootData> {
  const language = languageOf(new URL(url).pathname);
  const [contact, categories] = await Promise.all([
    valueOrPromise(loadContact().then((outcome) => contactShown(language, outcome))),
    valueOrPromise(
      loadCategories().then((all) =>
        all.map((category) => ({
          id: category.id,
          name: categoryName(language, category),
          path: categoryPath(category.nama_category),
        })),
      ),
    ),
  ]);
  return {
    ...rootDataFallback(url),
    contact: contact.value,
    ...(contact.value instanceof Promise && { contactLost: lost(language, 'exception') }),
    categories: categories.value,
  };
}

export function rootDataFallback(url: string): RootData {
  const { pathname, search } = new URL(url);
  const language = languageOf(pathname);
  const { site, map, company } = messagesIn(language);
  const path = documentedPath(pathname) + search;
  return {
    contact: lost(language, 'exception'),
    categories: [],
    texts: {
      ...site,
      map: { ...site.map, credit: map.credit(OPENSTREETMAP) },
      blurb: company.blurb,
    },
    addresses: { en: pathIn('en', path), id: pathIn('id', path) },
    mapTileUrl: env.MAP_TILE_URL,
    // From the server: at New Year a visitor's clock may differ, and hydration with it.
    year: String(new Date().getFullYear()),
  };
}

function contactShown(language: Language, result: ContactOutcome): ContactState {
  if (result.outcome !== 'loaded') return lost(language, result.outcome);
  const ways = contactChannels(result.contact);
  return {
    ways,
    ...(!ways.whatsapp && { noChat: messagesIn(language).contactFailure.ofProduct.noChat }),
    office: officeShown(officeOf(language, result.contact), Object.values(ways).some(Boolean)),
  };
}

/** The ways of the contact record, as pages show them. */
export function contactChannels(contact: Contact): ContactChannels {
  const whatsapp = webLink(contact.url_whatsapp);
  const inquiry = whatsapp && chatLink(whatsapp, '');
  const email = emailAddress(contact.url_email);
  return {
    ...(whatsapp && {
      whatsapp: {
        href: whatsapp,
        number: messagingNumber(whatsapp),
        ...(inquiry !== whatsapp && { inquiry }),
      },
    }),
    ...(email && { email: { address: email, compose: webMailLink(email) } }),
    instagram: webLink(contact.url_instagram),
    tiktok: webLink(contact.url_tiktok),
    facebook: webLink(contact.url_fb),
  };
}

function lost(language: Language, outcome: Exclude<ContactOutcome['outcome'], 'loaded'>): FailedContact {
  const { ofProduct, ...notices } = messagesIn(language).contactFailure;
  const failure = {
    ...(outcome !== 'empty' && { notice: notices[outcome] }),
    ofProduct: ofProduct[outcome === 'exception' ? 'exception' : 'unsuccessful'],
    noChat: ofProduct.noChat,
  };
  return { failure, office: officeShown(officeOf(language), outcome !== 'empty') };
}

/** Without hours while the company has entered no way to reach it. */
function officeShown({ days, ...office }: Office, isReached: boolean): Office {
  return { ...office, ...(isReached && { days }) };
}
