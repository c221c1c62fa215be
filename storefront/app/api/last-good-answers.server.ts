import { env } from '~/env.server';
import { reportFailure } from './failure-report.server';

/** A visitor who can be shown the last good answer need not wait longer than this for a better one. */
const STALE_AFTER_MS = 1500;
const MOST_ANSWERS = 500;
const LONGEST_ANSWER = 200_000;

/** Answers of the API about the question itself. Others, such as 429, say nothing of what was remembered. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 410, 422]);

interface Kept {
  body: string;
  headers: [string, string][];
}

/** The least recently used first. Everything the storefront reads is public, so one memory serves all visitors. */
const lastGood = new Map<string, Kept>();
let away = false;

/**
 * Fetches, and remembers what was good: while the API is away (no answer, a fault of its own, an envelope without
 * success) its last good answer to the same question stands in. A refusal is an answer, and is passed on.
 */
export async function fetchOrLastGood(url: string): Promise<Response> {
  const kept = lastGood.get(url);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(kept ? STALE_AFTER_MS : env.API_TIMEOUT_MS),
    });
    const body = await response.clone().text();
    const envelope = readEnvelope(body);
    if (response.ok && envelope?.success === true) {
      away = false;
      keep(url, { body, headers: [...response.headers] }, envelope.data);
      return response;
    }
    const refused = REFUSALS.has(response.status);
    if (refused) lastGood.delete(url);
    if (refused || !kept) return response;
    reportAway(new Error(`${response.status}`));
  } catch (error) {
    if (!kept) throw error;
    reportAway(error);
  }
  return new Response(kept.body, { headers: kept.headers });
}

function readEnvelope(body: string): { success?: unknown; data?: unknown } | undefined {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === 'object' && envelope !== null ? envelope : undefined;
  } catch {
    return undefined;
  }
}

function keep(url: string, answer: Kept, data: unknown): void {
  lastGood.delete(url);
  if (isEndless(url, data) || answer.body.length > LONGEST_ANSWER) return;
  lastGood.set(url, answer);
  const [oldest] = lastGood.keys();
  if (lastGood.size > MOST_ANSWERS && oldest !== undefined) lastGood.delete(oldest);
}

/**
 * What visitors search for has no end, nor have the names and pages they can make up: the answers would push out what
 * every page needs. An empty list to such a question has nothing to show anyway.
 */
function isEndless(url: string, data: unknown): boolean {
  const filter = new URL(url).searchParams.get('filter');
  return filter !== null && (filter.includes('"q":') || (Array.isArray(data) && data.length === 0));
}

/** Once, until the API is back: a page asks several questions. */
function reportAway(reason: unknown): void {
  if (!away) reportFailure('API tidak menjawab, data terakhir dipakai', reason);
  away = true;
}
