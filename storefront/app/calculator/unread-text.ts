import { MOST_CHARACTERS } from './amount-query';

/** What chats and mail programs make a link of: a scheme, or a name with a dot in it. */
const LINK = /\S*(?:[\p{L}\d]:\/\/|\p{L}[\p{L}\d-]*\.\p{L}{2})\S*/gu;

/** What was typed, as a short line without links that is sent to the company. */
export function unreadText(typed: string): string {
  return beginning(typed)
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(LINK, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Of a pair of surrogates both: no address can hold the half of a character. */
export function beginning(text: string): string {
  return Array.from(text).slice(0, MOST_CHARACTERS).join('');
}
