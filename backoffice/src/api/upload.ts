import { HttpError } from 'ra-core';

let sentShare: number | undefined;
const listeners = new Set<() => void>();

/** How much of a file has been sent, from 0 to 1, while one is: a store for `useSyncExternalStore`. */
export const uploadProgress = {
  current: () => sentShare,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function report(share: number | undefined): void {
  sentShare = share;
  for (const listener of listeners) listener();
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Sends a form as `fetchUtils.fetchJson` would, and reports how far it is, of which `fetch` says nothing. */
export function upload(url: string, method: string, headers: Headers, body: FormData) {
  const request = new XMLHttpRequest();
  request.open(method, url);
  headers.forEach((value, name) => request.setRequestHeader(name, value));
  request.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0);
  report(0);
  return new Promise<Answer>((resolve, reject) => {
    request.onload = () => {
      const { status, statusText, responseText: body } = request;
      const json = parsed(body);
      // Nobody asks for a header of the answer to a form.
      if (status >= 200 && status < 300) resolve({ status, headers: new Headers(), body, json });
      else reject(new HttpError(messageIn(json) ?? statusText, status, json));
    };
    request.onerror = request.onabort = () => reject(new TypeError(`${url} could not be reached`));
    request.send(body);
  }).finally(() => report(undefined));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('message' in json)) return undefined;
  return typeof json.message === 'string' ? json.message : undefined;
}
