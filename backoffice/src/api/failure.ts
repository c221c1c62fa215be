import { HttpError } from 'ra-core';
import type { ErrorEnvelope } from 'api/schema';

/** The sentence for a call that the server refuses, and the one for a call that fails. */
export interface Failure {
  refused: string;
  failed: string;
}

/** A question before a save was answered with no; its sentences stand at the fields, as a refusal's do. */
export class NotConfirmed extends HttpError {
  constructor(errors: Record<string, string>) {
    super('', 422, { success: false, message: '', data: null, errors } satisfies ErrorEnvelope);
  }
}

/** The server's refusal; undefined for any other failure. */
export function refusalOf(error: unknown): ErrorEnvelope | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  return isRefusal(body) ? body : undefined;
}

function isRefusal(body: unknown): body is ErrorEnvelope {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** No answer came: `fetch` rejects with a TypeError. */
export const isDisconnected = (error: unknown) => error instanceof TypeError;

/** There is no such record, or no longer. */
export const isGone = (error: unknown) => error instanceof HttpError && error.status === 404;

/**
 * The documented sentence for a failed call, with the server's reason in a second line. Reasons of single fields stand
 * beside the fields and are not repeated.
 * @param preferServerMessage the server's message replaces the sentence
 * @param hasFields there are fields beside which their reasons stand
 */
export function failureText(
  error: unknown,
  texts: Failure,
  { preferServerMessage = false, hasFields = true } = {},
): string {
  const refusal = refusalOf(error);
  if (!refusal) return texts.failed;
  const { message, errors } = refusal;
  if (errors && !hasFields) return [texts.refused, ...Object.values(errors)].join('\n');
  if (errors || !message || message === texts.refused) return texts.refused;
  if (preferServerMessage) return message;
  return `${texts.refused}\n${message}`;
}
