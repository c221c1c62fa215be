import { useMatches } from '@remix-run/react';
import type { Inquiry } from '~/lib/inquiries.server';
import type { ContactChannels } from '~/lib/root-data.server';

/** What is written for a visitor of a product's page. */
export function usePageInquiry(): Inquiry | undefined {
  const { product } = (useMatches().at(-1)?.data ?? {}) as { product?: { inquiry: Inquiry } };
  return product?.inquiry;
}

/** The address of a chat with the inquiry filled in, where it is WhatsApp's. */
export function chatAddress(
  { href, inquiry }: NonNullable<ContactChannels['whatsapp']>,
  written: Inquiry | undefined,
): string {
  return written && inquiry ? inquiry + written.chat : href;
}
