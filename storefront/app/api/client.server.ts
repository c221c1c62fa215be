import createClient from 'openapi-fetch';
import { env } from '~/env.server';
import { fetchOrLastGood } from './last-good-answers.server';
import type { paths } from './schema';

export const api = createClient<paths>({
  baseUrl: env.API_URL,
  // By address: remix-serve replaces the fetch globals after this module is loaded, and the new fetch rejects a Request
  // of the old class. The storefront only reads, so nothing but the address is lost.
  fetch: ({ url }) => fetchOrLastGood(url),
});

/** The API refused, in its envelope. Any other failure is an ordinary exception. */
export class Unsuccessful extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(`${status} ${message}`);
  }
}

interface Envelope<T> {
  success: boolean;
  message: string;
  data: T;
}

interface Answer<T> {
  data?: Envelope<T>;
  error?: unknown;
  response: Response;
}

/** The `data` of a successful answer. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  return successful(await call).data;
}

/** The rows of a list and the number of all rows. */
export async function unwrapList<T>(call: Promise<Answer<T[]>>): Promise<{ rows: T[]; total: number }> {
  const answer = await call;
  const { data } = successful(answer);
  return { rows: data, total: Number(answer.response.headers.get('X-Total-Count') ?? data.length) };
}

function successful<T>({ data, error, response }: Answer<T>): Envelope<T> {
  if (data?.success) return data;
  const refusal: unknown = data ?? error;
  if (isRefusal(refusal)) throw new Unsuccessful(response.status, refusal.message);
  throw new Error(`${response.url} answered ${response.status} without an envelope`);
}

function isRefusal(body: unknown): body is { message: string } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
