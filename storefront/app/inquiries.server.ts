import { writtenMail } from './contact-links';

/** Written for the visitor: what follows the address of a chat, and that of a mail. */
export interface Inquiry {
  chat: string;
  mail: string;
}

/** Of the links that ask the company, the chat's or only one, and the mail's beside it. */
export interface Asking {
  label: string;
  email: string;
  inquiry: Inquiry;
  variant?: 'primary';
}

export function written(subject: string, message: string): Inquiry {
  return {
    chat: encodeURIComponent(message),
    mail: writtenMail('', subject, message).replace('mailto:', ''),
  };
}
