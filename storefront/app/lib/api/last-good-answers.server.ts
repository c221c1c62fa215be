import { LRUCache } from 'lru-cache';
import { env } from '~/env.server';
import { countFailedRead } from './failed-reads.server';
import { reportFailure } from './failure-report.server';

interface ReadAnswer {
  status: number;
  total?: number;
  /** What a search was read as, where that is not what was typed. */
  searchUsed?: string;
  body: string | Uint8Array;
}

export interface ApiAnswer extends ReadAnswer {
  url: string;
  /** Undefined for a body that is no JSON object. */
  envelope: { success?: unknown; message?: unknown; data?: unknown } | undefined;
}

/** Searches, and names or pages that do not exist, are endless: kept, they would evict what every page needs. */
export type Keep = 'always' | 'unless empty' | 'never';

/** @throws when the signal aborts */
type Read = (url: string, signal: AbortSignal, keep: Keep) => Promise<ReadAnswer>;

/** The timeout of a request whose last good answer is still there to be shown. */
const STALE_AFTER_MS = 1500;
const MAX_ANSWERS = 500;
const MAX_ANSWER_LENGTH = 200_000;

/** Other errors, such as 429, do not make the cached answer wrong. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 410, 422]);

/** The storefront reads public data only, so all visitors share it. */
const lastGood = new LRUCache<string, ApiAnswer>({ max: MAX_ANSWERS });
const utf8 = new TextDecoder();
let apiDown = false;
let read: Read = readOverHttp;

export function setTransport(other: Read): void {
  read = other;
}

/** While the API is down the last good answer to the same address replaces it. A refusal is passed on. */
export async function fetchOrLastGood(url: string, keep: Keep = 'always'): Promise<ApiAnswer> {
  const cached = lastGood.get(url);
  try {
    const given = await readInTime(url, cached ? STALE_AFTER_MS : env.API_TIMEOUT_MS, keep);
    // The same body as last time is not parsed again.
    const envelope = cached?.body === given.body ? cached.envelope : parse(given.body);
    const answer = { ...given, url, envelope };
    if (answer.status === 200 && envelope?.success === true) {
      apiDown = false;
      remember(answer, keep);
      return answer;
    }
    const refused = REFUSALS.has(answer.status);
    if (refused) lastGood.delete(url);
    else countFailedRead();
    if (refused || !cached) return answer;
    reportDown(new Error(`${answer.status}`));
  } catch (error) {
    countFailedRead();
    if (!cached) throw error;
    reportDown(error);
  }
  return cached;
}

/** @throws when the API fails to answer; a missing picture is `undefined` */
export async function readPicture(path: string): Promise<Uint8Array | undefined> {
  // The API serves pictures itself, too, when their addresses name another host.
  const own = path.replace(env.MEDIA_PUBLIC_URL ?? '', '');
  const { status, body } = await readInTime(env.API_URL + own, STALE_AFTER_MS, 'never');
  if (status === 404) return undefined;
  if (status !== 200 || typeof body === 'string') throw new Error(`${path}: ${status}`);
  return body;
}

/** `AbortSignal.timeout` would keep its timer until it is due. */
async function readInTime(url: string, milliseconds: number, keep: Keep): Promise<ReadAnswer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('timeout')), milliseconds);
  return read(url, late.signal, keep).finally(() => clearTimeout(timer));
}

async function readOverHttp(url: string, signal: AbortSignal): Promise<ReadAnswer> {
  const response = await fetch(url, { signal });
  const { status, headers } = response;
  if (headers.get('Content-Type')?.startsWith('image/'))
    return { status, body: new Uint8Array(await response.arrayBuffer()) };
  return { status, ...listHeaders((name) => headers.get(name)), body: await response.text() };
}

/** @param header takes a name in lower case */
export function listHeaders(header: (name: string) => string | null | undefined) {
  const total = header('x-total-count');
  const searchUsed = header('x-search-used');
  return {
    total: total ? Number(total) : undefined,
    searchUsed: searchUsed ? decodeURIComponent(searchUsed) : undefined,
  };
}

function parse(body: string | Uint8Array): ApiAnswer['envelope'] {
  try {
    const envelope: unknown = JSON.parse(typeof body === 'string' ? body : utf8.decode(body));
    return typeof envelope === 'object' && envelope !== null ? envelope : undefined;
  } catch {
    return undefined;
  }
}

function remember(answer: ApiAnswer, keep: Keep): void {
  const { url, body, envelope } = answer;
  const isEmpty = Array.isArray(envelope?.data) && envelope.data.length === 0;
  const isEndless = keep === 'never' || (keep === 'unless empty' && isEmpty);
  if (isEndless || body.length > MAX_ANSWER_LENGTH) lastGood.delete(url);
  else lastGood.set(url, answer);
}

/** Once per outage: a page makes several requests. */
function reportDown(reason: unknown): void {
  if (!apiDown) reportFailure('API tidak menjawab, data terakhir dipakai', reason);
  apiDown = true;
}
