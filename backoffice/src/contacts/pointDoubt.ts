import { isSame } from '../form/isSame';
import { OFFICE } from '../i18n/contactTexts';

interface Office {
  address?: unknown;
  map_point?: unknown;
}

/** Of an address that is new: the map points where it did, at first where the site knows of one itself. */
export function pointDoubt(before: Office, { address, map_point }: Office): string | undefined {
  const isElsewhere = Boolean(before.address ?? !map_point) && !isSame(address, before.address);
  return isElsewhere && isSame(map_point, before.map_point) ? OFFICE.elsewhere : undefined;
}
