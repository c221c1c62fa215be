import { pipeline } from 'node:stream/promises';
import { HttpException } from '@nestjs/common';
import type { Request, RequestHandler, Response as Answer } from 'express';
import { IMMUTABLE_CACHE, type S3Bucket, StoreAway, typeOf } from './s3-bucket.js';

export const PICTURE = /^\/[0-9a-f]{20}-\d+x\d+\/\d+\.(?:avif|webp|jpg)$/;
export const DOCUMENT = /^\/[0-9a-f]{20}-pdf\/\.document\.pdf$/;
/** Other ranges, such as several at once, are answered with the whole. */
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;
const FORWARDED_HEADERS = ['content-length', 'content-range', 'etag', 'last-modified'];
/** Stores differ in what they make of lists of ETags, and know no `If-Range`. */
const OWN_CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'];
const STORE_CONDITIONS = ['if-match', 'if-unmodified-since'];
const REFUSED = [404, 412, 416];

export function s3Pictures(bucket: S3Bucket, served: RegExp): RequestHandler {
  return (request, response, next) => {
    if (!served.test(request.path)) return next(new HttpException('', 404));
    const time = new StoreTime(bucket.timeout);
    serve(bucket, request, response, time)
      .catch((error: unknown) => {
        // A connection that is cut off tells the visitor that the picture is incomplete.
        if (response.headersSent) response.destroy();
        else next(error instanceof HttpException ? error : bucket.failure(error));
      })
      .finally(() => time.end());
  };
}

async function serve(bucket: S3Bucket, request: Request, response: Answer, time: StoreTime): Promise<void> {
  const { method, path, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    throw new HttpException('', 405);
  }
  const name = `media${path}`;
  const given = (fields: string[]) => Object.entries(headers).filter(([field]) => fields.includes(field));
  const sent = Object.fromEntries(given(STORE_CONDITIONS)) as Record<string, string>;
  if (headers.range !== undefined && ONE_RANGE.test(headers.range)) sent.range = headers.range;
  if (given(OWN_CONDITIONS).length > 0) {
    const { range, ...conditions } = sent;
    const found = await time.of(bucket.open('HEAD', name, conditions, time.signal));
    refuse(bucket, found);
    if (isFresh(request, response, found)) return void forEver(response).status(304).end();
    const same = [undefined, found.headers.get('etag'), found.headers.get('last-modified')];
    if (range !== undefined && !same.includes(headers['if-range']?.toString())) delete sent.range;
  }
  const found = await time.of(bucket.open(method, name, sent, time.signal));
  refuse(bucket, found);
  const chunks = time.chunksOf(found);
  // Nothing is sent before the first bytes have come: until then it can still be a 503.
  const first = await chunks.next();
  response
    .status(found.status)
    .set({ ...forwardedHeaders(found), ...typeOf(name), 'Accept-Ranges': 'bytes' });
  forEver(response);
  if (first.done) return void response.end();
  const body = async function* () {
    yield first.value;
    yield* chunks;
  };
  await pipeline(body, response);
}

function refuse({ settings }: S3Bucket, { status, ok }: Response): void {
  if (REFUSED.includes(status)) throw new HttpException('', status);
  if (!ok) throw new StoreAway(`${settings.endpoint} answered ${status}`);
}

/** When the visitor has it already, its headers stay on the response. */
function isFresh(request: Request, response: Answer, found: Response): boolean {
  const { 'content-length': _, ...headers } = forwardedHeaders(found);
  response.set(headers);
  if (request.fresh) return true;
  for (const name of Object.keys(headers)) response.removeHeader(name);
  return false;
}

function forEver(response: Answer): Answer {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', IMMUTABLE_CACHE);
  return response;
}

function forwardedHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => FORWARDED_HEADERS.includes(name)));
}

/** The time left to wait for the store; that of a slow visitor does not count. */
class StoreTime {
  private readonly late = new AbortController();
  readonly signal = this.late.signal;

  constructor(private left: number) {}

  async of<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    const timer = setTimeout(() => this.late.abort(new DOMException('late', 'TimeoutError')), this.left);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      this.left -= performance.now() - began;
    }
  }

  async *chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
    const reader = body?.getReader();
    for (let read = await this.next(reader); !read?.done; read = await this.next(reader)) yield read.value;
  }

  end(): void {
    this.late.abort();
  }

  private async next(reader?: ReadableStreamDefaultReader<Uint8Array>) {
    return reader ? this.of(reader.read()) : ({ done: true, value: undefined } as const);
  }
}
