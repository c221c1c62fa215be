import { writtenMail } from './contact-links';

/** Written for the visitor: what follows the address of a chat, and that of a mail. */
export interface Inquiry {
  chat: string;
  mail: string;
}

export function composeMessage(subject: string, message: string): Inquiry {
  return {
    chat: encodeURIComponent(message),
    mail: writtenMail('', subject, message).replace('mailto:', ''),
  };
}
