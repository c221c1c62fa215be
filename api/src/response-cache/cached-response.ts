import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestId } from '../http/logging.js';

export type Encoding = 'br' | 'gzip';
type Form = Encoding | 'plain';

/** Written anew for each form of the answer, each request or each connection. */
const WRITTEN_ANEW = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  // Of the gateway in front of the storefront alone.
  'x-accel-expires',
  'x-request-id',
]);
const OF_A_BODY = new Set(['content-encoding', 'content-length', 'content-type']);
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;
/** Smaller ones gain nothing. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

interface Variant {
  body: Buffer;
  /** As `writeHead` takes them fastest: name, value, name, value. The last value is the request's id. */
  headers: string[];
  headersOf304: string[];
}

/** A finished answer with status 200: the same bytes for every request, and a strong ETag for each of its forms. */
export class CachedResponse {
  private readonly variants: Partial<Record<Form, Variant>> = {};
  private readonly preparing: Partial<Record<Form, Promise<void>>> = {};
  private readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  private readonly isCompressible: boolean;

  /** @param compressed the forms that are there already; others are made when they are first asked for */
  constructor(
    readonly body: Buffer,
    headers: OutgoingHttpHeaders,
    compressed: Partial<Record<Encoding, Buffer>> = {},
  ) {
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.isCompressible = body.length >= LEAST_BYTES && COMPRESSIBLE.test(String(headers['content-type']));
    const vary = [headers.vary, this.isCompressible ? 'Accept-Encoding' : undefined].filter(Boolean);
    const kept = Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !WRITTEN_ANEW.has(name),
    );
    this.headers = {
      ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      ...(vary.length > 0 && { vary: [...new Set(vary.join(', ').split(', '))].join(', ') }),
    };
    this.add('plain', body);
    for (const [encoding, bytes] of Object.entries(compressed)) this.add(encoding as Encoding, bytes);
  }

  get bytes(): number {
    return this.body.length * (this.isCompressible ? 2 : 1) + 4096;
  }

  /** To a GET or HEAD request: whole, or as 304 when the client has it. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const form = this.isCompressible ? formFor(request.headers['accept-encoding']) : 'plain';
    const variant = this.variants[form];
    if (variant) write(variant, this.isKnownTo(request), request, response);
    else
      this.prepare(form).then(
        () => this.send(request, response),
        (error: Error) => response.destroy(error),
      );
  }

  private prepare(form: Form): Promise<void> {
    const compressed = form === 'plain' ? Promise.resolve(this.body) : compress[form](this.body);
    return (this.preparing[form] ??= compressed.then((body) => this.add(form, body)));
  }

  private add(form: Form, body: Buffer): void {
    const headers: [string, string][] = [
      ...Object.entries(this.headers),
      ['etag', this.tag(form)],
      ['content-length', String(body.length)],
      ...(form === 'plain' ? [] : [['content-encoding', form] as [string, string]]),
      ['x-request-id', ''],
    ];
    this.variants[form] = {
      body,
      headers: headers.flat(),
      headersOf304: headers.filter(([name]) => !OF_A_BODY.has(name)).flat(),
    };
  }

  private tag(form: Form): string {
    return form === 'plain' ? `"${this.hash}"` : `"${this.hash}-${form}"`;
  }

  /** In any of its forms: they say the same. */
  private isKnownTo({ headers: { 'if-none-match': tags } }: IncomingMessage): boolean {
    return tags !== undefined && (tags.includes(this.hash) || tags.trim() === '*');
  }
}

function write(variant: Variant, isKnown: boolean, request: IncomingMessage, response: ServerResponse) {
  if (response.headersSent || response.destroyed) return;
  const headers = isKnown ? variant.headersOf304 : variant.headers;
  headers[headers.length - 1] = String(response.getHeader('x-request-id') ?? requestId(request));
  response.writeHead(isKnown ? 304 : 200, headers);
  response.end(isKnown || request.method === 'HEAD' ? undefined : variant.body);
}

/** Brotli before gzip, whatever their weights: only refusals (`;q=0`) are looked at. */
function formFor(accepted: string | undefined): Form {
  if (accepted === undefined) return 'plain';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'plain';
}
