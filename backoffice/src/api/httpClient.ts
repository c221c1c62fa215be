import { fetchUtils, HttpError } from 'ra-core';
import { passwordConfirmed } from '../auth/confirmation';
import { currentToken } from '../auth/session';
import { isEnvelope } from './envelope';
import { refusalOf } from './failure';

/**
 * React Admin's `fetchJson` with the token; `json` is the `data` of the API's envelope. A request that needs a confirmed
 * password is sent again after the confirmation.
 */
export async function httpClient<Data>(url: string, options: fetchUtils.Options = {}) {
  try {
    return await send<Data>(url, options);
  } catch (error) {
    const { data } = refusalOf(error) ?? {};
    if (!data || !('confirm' in data) || !(await passwordConfirmed())) throw error;
    return send<Data>(url, options);
  }
}

async function send<Data>(url: string, options: fetchUtils.Options) {
  const headers = withToken(options.headers);
  headers.set('Accept', 'application/json');

  const response = await fetchUtils.fetchJson(url, { ...options, headers });
  const envelope: unknown = response.json;
  if (!isEnvelope<Data>(envelope))
    throw new HttpError(`${url} did not answer with an envelope`, response.status);
  if (!envelope.success) throw new HttpError(envelope.message, response.status, envelope);
  return { ...response, json: envelope.data, message: envelope.message };
}

/** Safari reads the address some time after the click. */
const DOWNLOAD_STARTS_WITHIN_MS = 60_000;

export async function file(url: string, body?: FormData): Promise<Response> {
  const response = await fetch(url, { headers: withToken(), ...(body && { method: 'POST', body }) });
  if (!response.ok) {
    // A gateway answers in HTML.
    const body: unknown = await response.json().catch(() => undefined);
    throw new HttpError(response.statusText, response.status, body);
  }
  return response;
}

export async function download(url: string, body?: FormData): Promise<void> {
  const response = await file(url, body);
  const [, name] = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  if (!name) throw new HttpError(`${url} did not answer with a file`, response.status);
  saveFile(await response.blob(), name);
}

export function saveFile(content: Blob, download: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_STARTS_WITHIN_MS);
}

function withToken(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  const token = currentToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}
