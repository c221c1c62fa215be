import { loadContact, loaded } from '~/lib/api/contacts.server';
import type { Language } from '~/lib/languages';
import { officeOf } from '~/lib/office.server';
import { contactChannels } from '~/lib/root-data.server';

export async function contactForDocument(language: Language) {
  const contact = loaded(await loadContact());
  const { whatsapp, email } = contact ? contactChannels(contact) : {};
  const { address, note, days = [] } = officeOf(language, contact);
  const times = days.map(({ days, time }) => `${days} ${time}`).join(' · ');
  return {
    address,
    hours: [...(times ? [{ text: times }] : []), ...(note ? [note] : [])],
    ways: [whatsapp?.number, email?.address].filter((way) => way !== undefined),
  };
}

export type ShownContact = Awaited<ReturnType<typeof contactForDocument>>;
