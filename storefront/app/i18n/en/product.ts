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
