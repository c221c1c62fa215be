import { fetchUtils, HttpError } from 'ra-core';
import { currentToken } from '../auth/session';

/**
 * React Admin's `fetchJson` with the bearer token, and with the envelope taken off: `json` is its `data`, of the type the
 * caller expects there.
 */
export async function httpClient<Data>(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  const token = currentToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);

  const response = await fetchUtils.fetchJson(url, { ...options, headers });
  const envelope: unknown = response.json;
  if (!isEnvelope<Data>(envelope)) throw new Error(`${url} did not answer with an envelope`);
  if (!envelope.success) throw new HttpError(envelope.message, response.status, envelope);
  return { ...response, json: envelope.data };
}

interface Envelope<Data> {
  success: boolean;
  message: string;
  data: Data;
}

function isEnvelope<Data>(answer: unknown): answer is Envelope<Data> {
  return typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;
}
