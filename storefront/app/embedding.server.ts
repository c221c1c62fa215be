import { readWith } from './api/last-good-answers.server';
import { env } from './env.server';

/** What the API's process gives when it serves the pages as well. */
export interface Embedding {
  publicUrl: string;
  /** A public read of the API; unset: over HTTP. */
  read?: (path: string) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array }>;
}

const text = new TextDecoder();

export function embed({ publicUrl, read }: Embedding): void {
  env.PUBLIC_URL = publicUrl;
  if (!read) return;
  readWith(async (url, signal) => {
    const { pathname, search } = new URL(url);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const { status, headers, body } = await Promise.race([read(pathname + search), late]);
    return { status, headers: Object.entries(headers), body: text.decode(body) };
  });
}
