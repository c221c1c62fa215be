import { loadContact, loaded } from '~/api/contacts.server';
import type { Language } from '~/languages';
import { officeOf } from '~/office.server';
import { contactWays } from '~/site.server';
import type { StaffText } from '~/staff-texts.server';

/** Where the company is, when it is open and how it is reached, as far as its record says. */
export interface ShownContact {
  address: StaffText;
  hours: StaffText[];
  ways: string[];
}

export async function shownContact(language: Language): Promise<ShownContact> {
  const contact = loaded(await loadContact());
  const { whatsapp, email } = contact ? contactWays(contact) : {};
  const { address, note, days = [] } = officeOf(language, contact);
  const times = days.map(({ days, time }) => `${days} ${time}`).join(' · ');
  return {
    address,
    hours: [...(times ? [{ text: times }] : []), ...(note ? [note] : [])],
    ways: [whatsapp?.number, email?.address].filter((way) => way !== undefined),
  };
}
