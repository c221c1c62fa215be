import { type Contact, loadContact, loaded } from './api/contacts.server';
import { valueOrPromise } from './api/value-or-promise.server';
import { MAP_CENTRE, MAP_ZOOM } from './business';
import { company } from './content/company';
import { contentIn } from './content/content.server';
import type { Language } from './languages';
import { type StaffText, staffText } from './staff-texts.server';

/** Where the company is: what its record says, or else what code says. */
export interface Office {
  address: StaffText;
  /** In front of an address that is not staff's. */
  landmark?: string;
  /** Latitude and longitude. */
  point: [number, number];
  /** The point on OpenStreetMap's own map. */
  map: string;
}

export function officeOf(language: Language, contact?: Contact): Office {
  const entered = staffText(language, { en: contact?.address_en, id: contact?.address });
  const [latitude, longitude] = MAP_CENTRE;
  return {
    address: entered ?? { text: contentIn(language).company.region },
    point: MAP_CENTRE,
    map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`,
    ...(!entered && { landmark: `${company.landmark}, ` }),
  };
}

/** For what cannot wait for a contact that is late. */
export async function officeSoon(language: Language): Promise<Office> {
  const { value } = await valueOrPromise(loadContact());
  return officeOf(language, value instanceof Promise ? undefined : loaded(value));
}
