import { useLocation, useMatches } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { Calculation } from '~/calculator/calculation';
import type { Inquiry } from '~/inquiries.server';
import type { ProductView } from '~/product-views.server';
import type { ContactWays } from '~/site.server';

type TypedTonnes = [typed: Calculation | undefined, type: (typed: Calculation | undefined) => void];

const TypedTonnesContext = createContext<TypedTonnes>([undefined, () => {}]);

/** Around the calculator of a product's page and all that opens a chat or a mail. */
export function TypedTonnesProvider({ children }: { children: ReactNode }) {
  return (
    <TypedTonnesContext.Provider value={useState<Calculation>()}>{children}</TypedTonnesContext.Provider>
  );
}

/** What a visitor has typed into the calculator of this page, if anything. */
export function useTypedTonnes(): TypedTonnes {
  return useContext(TypedTonnesContext);
}

/** What is written for a visitor about a product, with the amount that was asked of the calculator. */
export function useInquiry(product: ProductView): Inquiry;
export function useInquiry(product: ProductView | undefined): Inquiry | undefined;
export function useInquiry(product: ProductView | undefined): Inquiry | undefined {
  const [typed] = useTypedTonnes();
  const { inquiry, trade: { calculator } = {} } = product ?? {};
  const { message } = typed ?? calculator?.asked ?? {};
  return inquiry && message ? withLine(inquiry, encodeURIComponent(message)) : inquiry;
}

/** @param line encoded */
export function withLine({ chat, mail }: Inquiry, line: string): Inquiry {
  // Mail programs take both characters for a new line.
  return { chat: `${chat}%0A${line}`, mail: `${mail}%0D%0A${line}` };
}

/** Of the data of a page that is about something, and of a link from it to the contact page. */
interface Inquirable {
  product?: ProductView;
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
  return useInquiry(product) ?? inquiry ?? kept?.inquiry;
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
