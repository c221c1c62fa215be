import { useMatches } from '@remix-run/react';
import type { Inquiry } from '~/lib/inquiries.server';
import type { ContactChannels } from '~/lib/root-data.server';

export function usePageInquiry(): Inquiry | undefined {
  const { product } = (useMatches().at(-1)?.data ?? {}) as { product?: { inquiry: Inquiry } };
  return product?.inquiry;
}

/** The inquiry is filled in only if the chat is WhatsApp's. */
export function chatAddress(
  { href, inquiry }: NonNullable<ContactChannels['whatsapp']>,
  written: Inquiry | undefined,
): string {
  return written && inquiry ? inquiry + written.chat : href;
}
