/** What is the same in both languages, for every page and the company profile PDF. */
export const company = {
  name: 'Ndeso Nusantara',
  landmark: 'Warung Ndeso',
  instagramHandle: '@ndeso.nusantara',
} as const;

/** Of Western Indonesia Time, which has no summer time. */
export const OFFICE_UTC_MINUTES = 7 * 60;

/** Assumed, since the company has not given its own: to be replaced here, for the contact page. */
export const officeHours = [
  { days: 'weekdays', from: '08:00', to: '16:00' },
  { days: 'saturday', from: '08:00', to: '12:00' },
] as const;
