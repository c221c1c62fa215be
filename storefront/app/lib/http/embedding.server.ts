import { listHeaders, setTransport } from '~/lib/api/last-good-answers.server';
import { env } from '~/env.server';
import { setRevisionSource } from '~/lib/catalogue/facet-cache.server';

/** What the API's process gives when it serves the pages as well. */
interface Embedding {
  publicUrl: string;
  /** By default reads go over HTTP. Of an endless address, such as a search, there are infinitely many. */
  read?: (
    path: string,
    isEndless: boolean,
  ) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array }>;
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
    return { status, ...listHeaders((name) => headers[name]), body };
  });
}
