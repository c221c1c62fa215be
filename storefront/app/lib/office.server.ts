import { type Contact, loadContact, loaded } from './api/contacts.server';
import { valueOrPromise } from './api/value-or-promise.server';
import { MAP_CENTRE, MAP_ZOOM } from './constants';
import { phoneNumber, webLink } from './contact-links';
import { company, officeHours } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import type { Language } from './languages';
import { type LocalizedText, localizedText } from './localized-text.server';

export interface Office {
  address: LocalizedText;
  /** Set if staff have entered no address; it goes before the one in code. */
  landmark?: string;
  /** Latitude and longitude. */
  point: [number, number];
  /** OpenStreetMap's page for the point, or a search for an address without one. */
  map: string;
  /** What staff add to the hours, such as the days of a holiday. */
  note?: LocalizedText;
  phone?: string;
  days?: { days: string; time: string }[];
}

export function officeOf(language: Language, contact?: Contact): Office {
  const entered = localizedText(language, { en: contact?.address_en, id: contact?.address });
  const own = pointOf(contact?.map_point);
  const point = own ?? MAP_CENTRE;
  return {
    address: entered ?? { text: messagesIn(language).company.region },
    ...(!entered && { landmark: `${company.landmark}, ` }),
    point,
    map: entered && !own ? searchOnMap(contact?.address ?? entered.text) : onMap(point),
    note: localizedText(language, { en: contact?.hours_note_en, id: contact?.hours_note }),
    phone: phoneNumber(webLink(contact?.url_whatsapp)),
    days: openDays(language, contact),
  };
}

const OPENSTREETMAP = 'https://www.openstreetmap.org';
const onMap = ([latitude, longitude]: Office['point']) =>
  `${OPENSTREETMAP}/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
const searchOnMap = (address: string) => `${OPENSTREETMAP}/search?query=${encodeURIComponent(address)}`;

/** Null for a text that is no point. */
function pointOf(stored: string | null | undefined): [number, number] | null {
  const [latitude = NaN, longitude = NaN] = stored?.split(',').map(Number) ?? [];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude, longitude] : null;
}

function openDays(language: Language, contact: Contact | undefined): Office['days'] {
  const { days, closed } = messagesIn(language).hours;
  const hours = contact ? { weekdays: contact.weekday_hours, saturday: contact.saturday_hours } : officeHours;
  const { weekdays, saturday } = hours;
  if (!weekdays && !saturday) return [];
  return [
    { days: days.weekdays, time: weekdays?.replaceAll('-', '–') ?? closed },
    { days: days.saturday, time: saturday?.replaceAll('-', '–') ?? closed },
  ];
}

/** For what cannot wait for a contact that is late. */
export async function officeSoon(language: Language): Promise<Office> {
  const { value } = await valueOrPromise(loadContact());
  return officeOf(language, value instanceof Promise ? undefined : loaded(value));
}
