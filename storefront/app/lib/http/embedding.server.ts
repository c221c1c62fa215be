import { ofList, setTransport } from '~/lib/api/last-good-answers.server';
import { env } from '~/env.server';
import { setRevisionSource } from '~/lib/catalogue/facet-cache.server';

/** What the API's process gives when it serves the pages as well. */
export interface Embedding {
  publicUrl: string;
  /**
   * A public read of the API; unset: over HTTP.
   * @param isEndless whether the address is one of infinitely many, such as a search
   */
  read?: (
    path: string,
    isEndless: boolean,
  ) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array }>;
  /** The catalogue's, the last that is known. */
  revision?: () => number | undefined;
}

export function embed({ publicUrl, read, revision }: Embedding): void {
  env.PUBLIC_URL = publicUrl;
  if (revision) setRevisionSource(revision);
  if (!read) return;
  setTransport(async (url, signal, keep) => {
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const { status, headers, body } = await Promise.race([
      read(url.slice(env.API_URL.length), keep === 'never'),
      late,
    ]);
    return { status, ...ofList((name) => headers[name]), body };
  });
}
