import { loadCategories } from './api/categories.server';
import { type Contact, type ContactOutcome, loadContact } from './api/contacts.server';
import { valueOrPromise } from './api/value-or-promise.server';
import { chatLink, emailAddress, messagingNumber, webLink, webMailLink } from './contact-links';
import { messagesIn } from '~/i18n/messages.server';
import { composeInquiry } from './inquiries.server';
import { env } from '~/env.server';
import { documentedPath, type Language, languageOf, pathIn } from './languages';
import { type Office, officeOf } from './office.server';
import { categoryPath } from './site-paths';
import { categoryName } from './localized-text.server';

const OPENSTREETMAP = '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** A channel that is empty, or cannot be used, is absent. */
export interface ContactChannels {
  /** `inquiry` goes before an encoded message; only WhatsApp has one. */
  whatsapp?: { href: string; number: string; inquiry?: string };
  /** `compose` is for visitors without a mail program. */
  email?: { address: string; compose: string };
  instagram?: string;
  tiktok?: string;
  facebook?: string;
}

export type FailedContact = ReturnType<typeof failedContact>;
export type ContactFailure = FailedContact['failure'];

export type ContactState =
  | {
      ways: ContactChannels;
      /** In Indonesian, for a contact without a chat. */
      noChat?: string;
      office: Office;
    }
  | FailedContact;

export async function loadRootData(url: string) {
  const language = languageOf(new URL(url).pathname);
  const [contact, categories] = await Promise.all([
    valueOrPromise(loadContact().then((outcome) => contactState(language, outcome))),
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
    // Replaces a contact that never comes.
    ...(contact.value instanceof Promise && { contactLost: failedContact(language, 'exception') }),
    categories: categories.value,
  };
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>;

export function rootDataFallback(url: string) {
  const { pathname, search } = new URL(url);
  const language = languageOf(pathname);
  const { site, map, company, inquiry } = messagesIn(language);
  const path = documentedPath(pathname) + search;
  return {
    contact: failedContact(language, 'exception'),
    categories: [],
    texts: {
      ...site,
      map: { ...site.map, credit: map.credit(OPENSTREETMAP) },
      blurb: company.blurb,
      inquiry: composeInquiry(language, inquiry.general.subject, inquiry.general.message),
    },
    /** The page's, in each language. */
    addresses: { en: pathIn('en', path), id: pathIn('id', path) },
    mapTileUrl: env.MAP_TILE_URL,
    // From the server: at New Year a visitor's clock may differ, and hydration with it.
    year: String(new Date().getFullYear()),
  };
}

function contactState(language: Language, result: ContactOutcome): ContactState {
  if (result.outcome !== 'loaded') return failedContact(language, result.outcome);
  const ways = contactChannels(result.contact);
  return {
    ways,
    ...(!ways.whatsapp && { noChat: messagesIn(language).contactFailure.noChat }),
    office: visibleOffice(officeOf(language, result.contact), Object.values(ways).some(Boolean)),
  };
}

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

function failedContact(language: Language, outcome: Exclude<ContactOutcome['outcome'], 'loaded'>) {
  const documented = messagesIn('id').contactFailure;
  const failure = {
    /** Unset if no contact was ever entered. */
    ...(outcome !== 'empty' && { notice: messagesIn(language).contactFailure[outcome] }),
    /** Beside a product, in Indonesian. */
    ofProduct: documented[outcome === 'exception' ? 'exception' : 'unsuccessful'],
    noChat: documented.noChat,
  };
  return { failure, office: visibleOffice(officeOf(language), outcome !== 'empty') };
}

/** Without hours while the company has entered no way to reach it. */
function visibleOffice({ days, ...office }: Office, isReached: boolean): Office {
  return { ...office, ...(isReached && { days }) };
}
