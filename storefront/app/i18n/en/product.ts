const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const detail = {
  trail: 'Breadcrumb',
  contact: 'Contact Us',
  email: 'E-mail',
  pictures: 'Pictures',
  enlarge: 'Larger picture',
  sheet: 'Spec sheet (PDF)',
  close: 'Close',
  similar: 'Similar products',
} as const;

/** The browser fills in the quantity. */
export const inquiry = {
  subject: (name: string) => `Inquiry: ${name}`,
  message: (name: string, address: string) => `Hello, I would like to know more about ${name}: ${address}`,
  general: { subject: 'Inquiry', message: 'Hello, I would like to know more about your products.' },
  blanks: 'Quantity: {quantity}\nPort of destination: \nSample needed: ',
} as const;

export const papers = {
  heading: 'Certificates and documents',
  size: (bytes: number) =>
    bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${numbers.format(bytes / 1_000_000)} MB`,
  languages: { en: 'English', id: 'Indonesian' },
} as const;
