import { reportFailure } from './failure-report.server';

/**
 * For the data a page is about: `what` is logged with its reason and the visitor gets the 503 page, never a false
 * 'not found'.
 */
export async function orUnavailable<T>(pending: Promise<T>, what: string): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    reportFailure(what, error);
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  }
}
