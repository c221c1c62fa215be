export const company = {
  name: 'Ndeso Nusantara',
  landmark: 'Warung Ndeso',
  instagramHandle: '@ndeso.nusantara',
  portOfLoading: 'Tanjung Emas, Semarang',
} as const;

/** Western Indonesia Time, which has no summer time. */
const OFFICE_UTC_MINUTES = 7 * 60;

/** The date at the office: '2026-11-26'. */
export const officeDay = (at: Date) =>
  new Date(at.valueOf() + OFFICE_UTC_MINUTES * 60_000).toISOString().slice(0, 10);

/** Shown only while the contact record, which has its own, is not there. */
export const officeHours = { weekdays: '08:00-16:00', saturday: '08:00-12:00' } as const;
