import { HttpError } from 'ra-core';
import type { ErrorEnvelope } from 'api/schema';
import { causeOf } from './envelope';

export interface Failure {
  refused: string;
  failed: string;
}

/** Staff answered a question before a save with no; its sentences show at the fields, like those of a refusal. */
export class NotConfirmed extends HttpError {
  constructor(errors: Record<string, string>) {
    super('', 422, { success: false, message: '', data: null, errors } satisfies ErrorEnvelope);
  }
}

export function refusalOf(error: unknown): ErrorEnvelope | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  return isRefusal(body) ? body : undefined;
}

function isRefusal(body: unknown): body is ErrorEnvelope {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** `fetch` rejects with a TypeError when no answer came. */
export const isDisconnected = (error: unknown) => error instanceof TypeError;

/** A proxy's page with the same status says nothing of the record or the session. */
export const isRefusedWith = (status: number, error: unknown) =>
  error instanceof HttpError && error.status === status && refusalOf(error) !== undefined;

export const isGone = (error: unknown) => isRefusedWith(404, error);

/**
 * The sentence for a failed call, with the server's reason in a second line.
 * @param preferServerMessage the server's message replaces the sentence
 * @param hasFields a form shows the reasons of single fields, which are not repeated
 */
export function failureText(
  error: unknown,
  texts: Failure,
  { preferServerMessage = false, hasFields = true } = {},
): string {
  const refusal = refusalOf(error);
  if (!refusal)
    return error instanceof HttpError ? `${texts.failed}\n${causeOf(Number(error.status))}` : texts.failed;
  const { message, errors } = refusal;
  if (errors && !hasFields) return [texts.refused, ...Object.values(errors)].join('\n');
  if (errors || !message || message === texts.refused) return texts.refused;
  if (preferServerMessage) return message;
  return `${texts.refused}\n${message}`;
}
