import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs;

/**
 * A page that is the same for every visitor: its inline scripts are let in by their hashes, in place of the nonce.
 * @param added the code of inline scripts that scripts of the page add to it
 */
export function withoutNonce(html: string, nonce: string, added: readonly string[]) {
  const page = html.replaceAll(` nonce="${nonce}"`, '');
  const codes = [...page.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
  const hashes = new Set([...codes, ...added].map(hashSource));
  return { page, sources: [...hashes].join(' ') };
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
