import { useMatches } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import type { Inquiry } from '~/lib/inquiries.server';
import type { ContactChannels } from '~/lib/root-data.server';
import { useRootData } from './use-root-data';

const NOTHING: Partial<Inquiry> = {};
let typed = NOTHING;
const listeners = new Set<() => void>();

/** Goes into all contact links of the page. */
export function setTyped(next = NOTHING): void {
  typed = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** About the products of the page, or else about any. */
export function useInquiry(): Inquiry {
  const { inquiry } = useRootData().texts;
  const { product, compared, form } = (useMatches().at(-1)?.data ?? {}) as Record<
    string,
    { inquiry: Inquiry } | undefined
  >;
  const written = useSyncExternalStore(
    subscribe,
    () => typed,
    () => NOTHING,
  );
  const asked = { ...((product ?? compared ?? form)?.inquiry ?? inquiry), ...written };
  const quantity = encodeURIComponent(asked.quantity ?? '');
  const filled = (text: string) => text.replace('%7Bquantity%7D', quantity);
  return { chat: filled(asked.chat), mail: filled(asked.mail) };
}

/** The inquiry is filled in only if the chat is WhatsApp's. */
export function chatAddress(
  { href, inquiry }: NonNullable<ContactChannels['whatsapp']>,
  { chat }: Inquiry,
): string {
  return inquiry ? inquiry + chat : href;
}
