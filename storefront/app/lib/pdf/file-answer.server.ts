import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import { hasAllData } from '~/lib/api/failed-reads.server';
import { env } from '~/env.server';
import { pathIn, requestLanguage } from '~/lib/languages';
import type { MemoizedFile } from './memoize-by-hash.server';

/** As of built files: with the policy of pages Chromium shows no PDF. */
const POLICY = "base-uri 'none';form-action 'none';frame-ancestors 'none'";

const answers = new WeakMap<object, Response>();

interface Named {
  name: string;
  /** For programs that read ASCII only. */
  plainName: string;
  /** The documented path of the page that says the same. */
  page: string;
  disposition: 'inline' | 'attachment';
}

/** The route keeps a page, which is not sent, so that whatever it throws becomes an error page. */
export function answerWithFile(request: Request, context: object, file: MemoizedFile, named: Named): null {
  answers.set(context, fileAnswer(request, context, file, named));
  return null;
}

export function fileInPlaceOfPage(context: object): Response | undefined {
  return answers.get(context);
}

function fileAnswer(
  request: Request,
  context: object,
  { bytes, isWhole }: MemoizedFile,
  named: Named,
): Response {
  const language = requestLanguage(request);
  const isForAll = isWhole && hasAllData(context);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const headers = new Headers({
    'Cache-Control': isForAll ? 'no-cache' : 'no-store',
    'Content-Language': language,
    'Content-Security-Policy': POLICY,
    Link: `<${env.PUBLIC_URL}${pathIn(language, named.page)}>; rel="canonical"`,
    ...(isForAll && { ETag: `"${hash}"` }),
  });
  const known = request.headers.get('If-None-Match');
  if (isForAll && known && (known.includes(hash) || known.trim() === '*'))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/pdf');
  headers.set('Content-Length', String(bytes.length));
  headers.set('Content-Disposition', disposition(named));
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

function disposition({ name, plainName, disposition: type }: Named): string {
  // A lone surrogate cannot be encoded.
  const whole = Buffer.from(name.replace(/[/\\\p{Cc}]/gu, '-')).toString();
  return contentDisposition(`${whole}.pdf`, { type, fallback: `${plainName}.pdf` });
}
