import { useLocation, useMatches } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import type { Inquiry } from '~/inquiries.server';
import type { ContactWays } from '~/site.server';

/** @param line encoded */
export function withLine({ chat, mail }: Inquiry, line: string): Inquiry {
  // Mail programs take both characters for a new line.
  return { chat: `${chat}%0A${line}`, mail: `${mail}%0D%0A${line}` };
}

/** Of the data of a page that is about something, and of a link from it to the contact page. */
interface Inquirable {
  product?: { inquiry: Inquiry };
  /** Of a search or a category. */
  inquiry?: Inquiry;
}

const neverChanges = () => () => {};

/** About what the page is: a product, a search or a category; on the contact page, what a visitor came from. */
export function usePageInquiry(): Inquiry | undefined {
  const { product, inquiry } = (useMatches().at(-1)?.data ?? {}) as Inquirable;
  const { state } = useLocation() as { state?: Inquirable };
  // Once the page is here: the server, whose links React leaves as they are, knows nothing of it.
  const kept = useSyncExternalStore(
    neverChanges,
    () => state,
    () => undefined,
  );
  return product?.inquiry ?? inquiry ?? kept?.inquiry;
}

/** Of a link to a page that then says what the visitor has been looking at. */
export const useKeptInquiry = (): Inquirable => ({ inquiry: usePageInquiry() });

/** Of a chat with the inquiry filled in, where it is WhatsApp's. */
export function chatAddress(
  { href, inquiry }: NonNullable<ContactWays['whatsapp']>,
  written: Inquiry | undefined,
): string {
  return written && inquiry ? inquiry + written.chat : href;
}
