import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestId } from '../http/logging.js';

export type Encoding = 'br' | 'gzip';
type Form = Encoding | 'plain';

const VARYING_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  // Only the gateway in front of the storefront reads it.
  'x-accel-expires',
  'x-request-id',
]);
const BODY_HEADERS = new Set(['content-encoding', 'content-length', 'content-type']);
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;
const LEAST_COMPRESSED_BYTES = 1024;

const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

interface Variant {
  body: Buffer;
  /** Name, value, name, value: `writeHead` takes them fastest so. The last value is the request's id. */
  headers: string[];
  headersOf304: string[];
}

export class CachedResponse {
  private readonly variants: Partial<Record<Form, Variant>> = {};
  private readonly preparing: Partial<Record<Form, Promise<void>>> = {};
  private readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  private readonly isCompressible: boolean;

  constructor(
    readonly body: Buffer,
    headers: OutgoingHttpHeaders,
    compressed: Partial<Record<Encoding, Buffer>> = {},
  ) {
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.isCompressible =
      body.length >= LEAST_COMPRESSED_BYTES && COMPRESSIBLE.test(String(headers['content-type']));
    const vary = [headers.vary, this.isCompressible ? 'Accept-Encoding' : undefined].filter(Boolean);
    const kept = Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !VARYING_HEADERS.has(name),
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
      headersOf304: headers.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
    };
  }

  private tag(form: Form): string {
    return form === 'plain' ? `"${this.hash}"` : `"${this.hash}-${form}"`;
  }

  /** The ETag of another form will do: the content is the same. */
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
