import { usePageInquiry, withLine } from '~/components/use-inquiry';
import type { Inquiry } from '~/inquiries.server';

/** What is asked on a page, below the product or the search that a visitor came from. */
export function useFurther(asked: Inquiry): Inquiry {
  const page = usePageInquiry();
  return page ? withLine(page, asked.chat) : asked;
}
