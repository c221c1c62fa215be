import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs;

/** With hashes in place of the nonce a page can be the same for every visitor. */
export function hashInlineScripts(html: string, nonce: string) {
  const page = html.replaceAll(` nonce="${nonce}"`, '');
  const hashes = new Set([...page.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashSource(code)));
  return { page, sources: [...hashes].join(' ') };
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
