import { loadContact } from '~/api/contacts.server';
import { contentIn } from '~/content/content.server';
import type { Language } from '~/languages';
import { contactWays } from '~/site.server';

/** Where the company is and how it is reached, as far as its record says. */
export interface ShownContact {
  lines: string[];
}

export async function shownContact(language: Language): Promise<ShownContact> {
  const found = await loadContact();
  const { whatsapp, email } = found.outcome === 'loaded' ? contactWays(found.contact) : {};
  const { region } = contentIn(language).company;
  return { lines: [region, whatsapp?.number, email?.address].filter((line) => line !== undefined) };
}
