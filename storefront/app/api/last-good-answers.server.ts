import { env } from '~/env.server';
import { reportFailure } from './failure-report.server';

/** The timeout of a request whose last good answer is still there to be shown. */
const STALE_AFTER_MS = 1500;
const MAX_ANSWERS = 500;
const MAX_ANSWER_LENGTH = 200_000;

/** The API answered and refused. Other errors, such as 429, do not make the cached answer wrong. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 410, 422]);

interface CachedAnswer {
  body: string;
  headers: [string, string][];
}

/** The least recently used first. The storefront reads public data only, so all visitors share it. */
const lastGood = new Map<string, CachedAnswer>();
let apiDown = false;

/**
 * Fetches and caches good answers. While the API is down (no answer, a server error, an envelope without success) the
 * last good answer to the same address replaces it. A refusal is passed on.
 */
export async function fetchOrLastGood(url: string): Promise<Response> {
  const cached = lastGood.get(url);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(cached ? STALE_AFTER_MS : env.API_TIMEOUT_MS),
    });
    const body = await response.clone().text();
    const envelope = readEnvelope(body);
    if (response.ok && envelope?.success === true) {
      apiDown = false;
      keep(url, { body, headers: [...response.headers] }, envelope.data);
      return response;
    }
    const refused = REFUSALS.has(response.status);
    if (refused) lastGood.delete(url);
    if (refused || !cached) return response;
    reportDown(new Error(`${response.status}`));
  } catch (error) {
    if (!cached) throw error;
    reportDown(error);
  }
  return new Response(cached.body, { headers: cached.headers });
}

function readEnvelope(body: string): { success?: unknown; data?: unknown } | undefined {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === 'object' && envelope !== null ? envelope : undefined;
  } catch {
    return undefined;
  }
}

function keep(url: string, answer: CachedAnswer, data: unknown): void {
  lastGood.delete(url);
  if (isUnbounded(url, data) || answer.body.length > MAX_ANSWER_LENGTH) return;
  lastGood.set(url, answer);
  const [oldest] = lastGood.keys();
  if (lastGood.size > MAX_ANSWERS && oldest !== undefined) lastGood.delete(oldest);
}

/** Searches, and names or pages that do not exist, are endless: caching them would evict what every page needs. */
function isUnbounded(url: string, data: unknown): boolean {
  const filter = new URL(url).searchParams.get('filter');
  return filter !== null && (filter.includes('"q":') || (Array.isArray(data) && data.length === 0));
}

/** Once per outage: a page makes several requests. */
function reportDown(reason: unknown): void {
  if (!apiDown) reportFailure('API tidak menjawab, data terakhir dipakai', reason);
  apiDown = true;
}
