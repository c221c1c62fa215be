import { env } from '~/env.server';
import { countFailedRead } from './failed-reads.server';
import { reportFailure } from './failure-report.server';

/** An answer of the API, whole. */
export interface ApiAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** @throws when the signal aborts */
type Read = (url: string, signal: AbortSignal) => Promise<ApiAnswer>;

/** The timeout of a request whose last good answer is still there to be shown. */
const STALE_AFTER_MS = 1500;
const MAX_ANSWERS = 500;
const MAX_ANSWER_LENGTH = 200_000;

/** The API answered and refused. Other errors, such as 429, do not make the cached answer wrong. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 410, 422]);

/** The least recently used first. The storefront reads public data only, so all visitors share it. */
const lastGood = new Map<string, ApiAnswer>();
let apiDown = false;
let read: Read = readOverHttp;

/** In place of HTTP. */
export function readWith(other: Read): void {
  read = other;
}

/**
 * Fetches and caches good answers. While the API is down (no answer, a server error, an envelope without success) the
 * last good answer to the same address replaces it. A refusal is passed on.
 */
export async function fetchOrLastGood(url: string): Promise<Response> {
  const cached = lastGood.get(url);
  try {
    const answer = await readInTime(url, cached ? STALE_AFTER_MS : env.API_TIMEOUT_MS);
    const envelope = readEnvelope(answer.body);
    if (answer.status === 200 && envelope?.success === true) {
      apiDown = false;
      keep(url, answer, envelope.data);
      return toResponse(answer);
    }
    const refused = REFUSALS.has(answer.status);
    if (refused) lastGood.delete(url);
    else countFailedRead();
    if (refused || !cached) return toResponse(answer);
    reportDown(new Error(`${answer.status}`));
  } catch (error) {
    countFailedRead();
    if (!cached) throw error;
    reportDown(error);
  }
  return toResponse(cached);
}

function toResponse({ body, status, headers }: ApiAnswer): Response {
  return new Response(body, { status, headers });
}

/** `AbortSignal.timeout` would keep its timer until it is due. */
async function readInTime(url: string, milliseconds: number): Promise<ApiAnswer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('timeout')), milliseconds);
  return read(url, late.signal).finally(() => clearTimeout(timer));
}

async function readOverHttp(url: string, signal: AbortSignal): Promise<ApiAnswer> {
  const response = await fetch(url, { signal });
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

function readEnvelope(body: string): { success?: unknown; data?: unknown } | undefined {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === 'object' && envelope !== null ? envelope : undefined;
  } catch {
    return undefined;
  }
}

function keep(url: string, answer: ApiAnswer, data: unknown): void {
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
