import { writtenMail } from './contact-links';

/** Encoded, to be appended to the address of a chat or of a mail. */
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
