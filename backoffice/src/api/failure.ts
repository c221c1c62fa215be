import { HttpError } from 'ra-core';
import type { Refusal } from './records';

/** The sentence for a call that the server refuses, and the one for a call that fails. */
export interface Failure {
  refused: string;
  failed: string;
}

/** The server's own words when it answered and refused; undefined when the call failed in any other way. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  return isRefusal(body) ? body : undefined;
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/**
 * What to tell about a failed call: the documented sentence, with the server's reason in a second line. Where the server
 * names fields its reasons stand beside them and are not repeated.
 * @param serverFirst the server's message stands in for the sentence
 */
export function failureText(error: unknown, texts: Failure, { serverFirst = false } = {}): string {
  const refusal = refusalOf(error);
  if (!refusal) return texts.failed;
  const { message, errors } = refusal;
  if (errors || !message || message === texts.refused) return texts.refused;
  return serverFirst ? message : `${texts.refused}\n${message}`;
}
