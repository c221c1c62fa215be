import type { Messages } from '~/i18n/messages.server';
import { mailQuery } from './contact-links';
import type { Inquiry } from './inquiries.server';
import type { InquiryProduct } from './inquiry-form.server';
import type { InquiryItem } from './inquiry-list';
import { productPath } from './site-paths';

export interface AskedItem extends InquiryItem, InquiryProduct {}

/** WhatsApp cuts off what is longer, and nobody reads it. */
const MAX_LINES = 12;
const MAX_ENCODED = 1800;

/**
 * What is sold out comes first. Products that have no room are counted.
 * @param site the address before a product's path, with the language
 */
export function composeMessage(
  { message: texts }: Pick<Messages['asking'], 'message'>,
  site: string,
  asked: readonly AskedItem[],
  code: string,
): string {
  const line = ({ id, name, quantity, unit, sample }: AskedItem) => {
    const amount = quantity && `${quantity} ${unit}`.trim();
    const words = [name.text, amount, sample && texts.sample];
    return `- ${words.filter(Boolean).join(', ')}: ${site}${productPath(id)}`;
  };
  // Of each product one line, after the heading of the first.
  const lines = [true, false].flatMap((sold) =>
    asked
      .filter(({ isSoldOut }) => isSoldOut === sold)
      .map((item, index) => [...(index === 0 ? [sold ? texts.tell : texts.ask] : []), line(item)]),
  );
  const isComplete = asked.length > 0 && asked.every(({ quantity }) => quantity);
  const blanks = texts.blanks.replace(isComplete ? /^.*\{quantity\}\n/ : '{quantity}', '');
  for (let shown = lines.length; ; shown -= 1) {
    const left = lines.length - shown;
    const text = [
      ...(shown === 0 ? [texts.general] : lines.slice(0, shown).flat()),
      ...(left > 0 ? [texts.more.replace('{count}', String(left))] : []),
      blanks,
      ...(code ? [`${texts.code} ${code}`] : []),
    ].join('\n');
    const fits = text.split('\n').length <= MAX_LINES && encodeURIComponent(text).length <= MAX_ENCODED;
    if (fits) return text;
  }
}

export const encodeInquiry = (subject: string, text: string): Inquiry => ({
  chat: encodeURIComponent(text),
  mail: mailQuery(subject, text),
});
