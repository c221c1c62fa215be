/** For every page and the company profile PDF. */

export const company = {
  name: 'Ndeso Nusantara',
  trade: 'Export and import general trading',
  region: 'Salatiga, Central Java, Indonesia',
  landmark: 'Warung Ndeso',
  instagramHandle: '@ndeso.nusantara',
  blurb:
    'A general trading company near Salatiga, Central Java. We export organic fertilizer made from chicken manure, Arabica and Robusta coffee, and charcoal briquettes.',
  mission:
    'To bring what the land of Central Java gives to buyers abroad: goods of known origin, in the grade that was agreed, at a price that is fair to the people who grow and make them.',
} as const;

/** Assumed, since the company has not given its own: to be replaced here, for the contact page. */
export const officeHours = {
  days: [
    { days: 'Monday to Friday', from: '08:00', to: '16:00' },
    { days: 'Saturday', from: '08:00', to: '12:00' },
  ],
  zone: 'Western Indonesia Time, UTC+7',
  answer: 'one working day',
} as const;

/** The region as schema.org's PostalAddress spells it. */
export const postalAddress = {
  addressLocality: 'Salatiga',
  addressRegion: 'Central Java',
  addressCountry: 'ID',
} as const;

/** Printed in the company profile PDF; the site itself shows the contact record of the database. */
export const printedContact = {
  whatsapp: '+62 812 0000 0000',
  email: 'export@ndeso-nusantara.example',
} as const;
