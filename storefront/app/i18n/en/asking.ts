import { inquiry } from './product';
import { site } from './site';

export const asking = {
  title: 'Your inquiry',
  description: 'Price, sample and shipment of the products you chose: ask by WhatsApp or by form.',
  subtitle: 'Tell us what you need, by WhatsApp or by form. We answer within one working day.',
  products: 'Products',
  product: 'Product',
  none: 'No product is chosen yet. You can ask without one, too.',
  choose: 'Choose products',
  quantity: 'Quantity',
  unit: 'Unit',
  units: ['kg', 't', 'sacks', 'cartons', 'pieces', '20′ container', '40′ container'],
  sample: 'Sample',
  remove: 'Remove',
  message: {
    tell: `${site.asking.tell}:`,
    ask: 'Hello, I would like to ask about:',
    general: inquiry.general.message,
    subject: inquiry.general.subject,
    sample: 'sample',
    more: 'and {count} more',
    blanks: inquiry.blanks,
    code: 'Code:',
  },
  chat: {
    title: 'By WhatsApp',
    text: 'It opens with this message, which you send there.',
    contact: 'WhatsApp',
    email: 'E-mail',
  },
  form: {
    title: 'By form',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    reach: 'Name, message, and an e-mail address or a phone number are needed.',
    company: 'Company',
    country: 'Country',
    port: 'Port of destination',
    incoterm: 'Incoterm',
    message: 'Message',
    fax: 'Leave this empty',
    button: 'Send inquiry',
    sending: 'Sending…',
    notice:
      'We use what you enter to answer you, and make it anonymous after 24 months. It goes to nobody else.',
    privacy: 'How we treat personal data',
  },
  errors: {
    name: 'Enter your name, at most 100 characters.',
    email: 'Enter a whole e-mail address, or a phone number instead.',
    phone: 'Only digits, spaces and + ( ) - . /, at least six digits.',
    message: 'Enter a message, at most 4,000 characters.',
  },
  failures: {
    refused: 'Please correct what is marked.',
    busy: 'Too many inquiries have been sent. Please write by WhatsApp or e-mail, or try again later. What you typed is still here.',
    lost: 'The inquiry could not be sent. Please try again, or write by WhatsApp or e-mail. What you typed is still here.',
  },
} as const;

export const sent = {
  title: 'Your inquiry has been sent',
  description: 'We answer within one working day.',
  code: 'Its code is',
  keep: 'Name it whenever you write or call: we find your inquiry by it.',
  more: 'See more products',
} as const;
