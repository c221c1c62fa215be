import { unavailable } from './error-page.server';
import { reportFailure } from './failure-report.server';

/** A failure is logged under `message` and gives the 503 page, never a false 'not found'. */
export async function loadOr503<T>(request: Request, pending: Promise<T>, message: string): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    reportFailure(message, error);
    throw unavailable(request);
  }
}
