import { type fetchUtils, HttpError } from 'ra-core';
import { isRefusal } from './failure';

let sentShare: number | undefined;
const listeners = new Set<() => void>();

/** The sent share of a file, 0 to 1, undefined without an upload: a store for `useSyncExternalStore`. */
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

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** `fetchUtils.fetchJson` for a form, with the progress that `fetch` does not report. */
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
      // No caller reads the headers of this answer.
      if (status >= 200 && status < 300) resolve({ status, headers: new Headers(), body, json });
      else reject(new HttpError(isRefusal(json) ? json.message : statusText, status, json));
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
