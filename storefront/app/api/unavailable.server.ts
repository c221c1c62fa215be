import { errorPage } from './error-page.server';
import { reportFailure } from './failure-report.server';
import { lastHomeProducts } from './products.server';

/** For a page's main data: a failure is logged under `message` and gives the 503 page, never a false 'not found'. */
export async function orUnavailable<T>(pending: Promise<T>, message: string): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    reportFailure(message, error);
    throw errorPage(503, lastHomeProducts());
  }
}
