import { type MouseEvent, useEffect } from 'react';
import { ContactLinks } from '~/components/product/ContactLinks';
import { setTyped } from '~/components/ui/use-inquiry';
import type { Messages } from '~/i18n/messages.server';
import type { InquiryFormData } from '~/lib/inquiry-form.server';
import { sentItems } from '~/lib/inquiry-list';
import { type AskedItem, composeMessage, encodeInquiry } from '~/lib/inquiry-message';
import styles from './InquiryForm.module.css';

interface Props {
  texts: Messages['asking'];
  asked: readonly AskedItem[];
  /** Made in the browser, and so empty at first. */
  code: string;
  given: InquiryFormData;
}

/** The message goes into all contact links of the page; the company is told by its code what the chat is about. */
export function InquiryChat({ texts, asked, code, given }: Props) {
  const message = composeMessage(texts, given.site, asked, code);
  useEffect(() => {
    setTyped(encodeInquiry(texts.message.subject, message));
    return setTyped;
  }, [texts, message]);
  const note = ({ target }: MouseEvent) => {
    const items = sentItems(asked);
    if (code && target instanceof Element && target.closest('a'))
      navigator.sendBeacon(
        '/api/inquiry/whatsapp',
        JSON.stringify({ code, language: given.hidden.language, items }),
      );
  };
  return (
    <section className="block" aria-labelledby="by-chat" onClick={note}>
      <h2 id="by-chat">{texts.chat.title}</h2>
      <p>{texts.chat.text}</p>
      <p className={`panel ${styles.preview}`}>{message}</p>
      <ContactLinks texts={texts.chat} />
    </section>
  );
}
