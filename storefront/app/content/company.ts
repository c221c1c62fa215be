/** What is the same in both languages, for every page and the company profile PDF. */
export const company = {
  name: 'Ndeso Nusantara',
  landmark: 'Warung Ndeso',
  instagramHandle: '@ndeso.nusantara',
} as const;

/** Assumed, since the company has not given its own: to be replaced here, for the contact page. */
export const officeHours = [
  { days: 'weekdays', from: '08:00', to: '16:00' },
  { days: 'saturday', from: '08:00', to: '12:00' },
] as const;
