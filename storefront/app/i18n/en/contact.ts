import { company } from '../company';

export const contact = {
  title: 'Contact us',
  description: `Reach ${company.name} by WhatsApp, e-mail or Instagram, and download the company profile with the price list.`,
  hero: { title: 'CONTACT US', subtitle: 'Get In Touch With Us' },
  channels: { whatsapp: 'WhatsApp', email: 'Email', compose: 'Write in Gmail', instagram: 'Instagram' },
  hours: {
    title: 'Opening hours',
    /** The title while no hours are entered. */
    office: 'Our office',
    zone: 'Western Indonesia Time, UTC+7. Closed on Sundays and Indonesian public holidays.',
    answer: 'We answer messages within one working day.',
    call: 'By telephone:',
  },
  profile: {
    title: 'Company profile',
    text: 'Who we are, what we ship with specifications, how we check quality and where we export to, in one document to pass on to your colleagues.',
    prices: 'With our price list: prices in Indonesia and for export, as of the day of your download.',
    button: 'DOWNLOAD PDF',
  },
  asking: {
    title: 'What helps us answer quickly',
    text: 'Product and grade, quantity, packing and port of destination.',
  },
} as const;

export const hours = {
  days: { weekdays: 'Monday to Friday', saturday: 'Saturday' },
  closed: 'closed',
} as const;
