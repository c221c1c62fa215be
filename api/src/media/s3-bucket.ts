import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../env.js';
import { HttpError, StorageFull, Unavailable } from '../http/http-errors.js';

/** The store refused or did not answer in time. It may have done what it was asked all the same. */
export class StoreAway extends Unavailable {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('Penyimpanan gambar tidak tersedia.');
    this.cause = options?.cause;
  }
}

interface StoredObject {
  name: string;
  since: Date;
}

interface Call {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Statuses that are an answer and no failure, beside those below 300. */
  takes?: readonly number[];
  /** Retries until the timeout, which outlasts a restart of the store. Not for what visitors wait for. */
  isPatient?: boolean;
}

const ATTEMPTS = 3;
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 400;
const PASSING = [500, 502, 503, 504];
const FULL = /^(QuotaExceeded|ServiceQuotaExceeded|XMinioStorageFull)$/;
const NOT_THERE = [404];
/** The words of OpenSSL for an answer in http. */
const NO_HTTPS = /wrong version number|packet length too long/;
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** Each call waits for the store at most S3_TIMEOUT_MS in all. */
export class S3Bucket {
  readonly place: string;
  private readonly client: AwsClient;
  private readonly base: string;

  constructor(
    readonly settings: S3Settings,
    private readonly page = 1000,
  ) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
    this.place = `the bucket ${bucket} of ${endpoint}`;
    // aws4fetch would wait between attempts without heeding the signal.
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    const url = new URL(endpoint);
    if (isPathStyle(settings)) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
    else url.hostname = `${bucket}.${url.hostname}`;
    this.base = url.href.replace(/\/$/, '');
  }

  get timeout(): number {
    return this.settings.timeout;
  }

  async has(name: string, isPatient = false): Promise<boolean> {
    return (await this.ask('HEAD', name, { takes: NOT_THERE, isPatient })).status !== 404;
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { status, body } = await this.ask('GET', name, { takes: NOT_THERE });
    return status === 404 ? undefined : body;
  }

  async put(name: string, body: Buffer): Promise<void> {
    // Visitors may get pictures, which alone lie in folders, from the store itself.
    const forEver = name.includes('/') && { 'cache-control': IMMUTABLE_CACHE };
    await this.ask('PUT', name, { body, headers: { ...typeOf(name), ...forEver }, isPatient: true });
  }

  async create(name: string, body: Buffer): Promise<boolean> {
    const headers = { ...typeOf(name), 'if-none-match': '*' };
    return (await this.ask('PUT', name, { body, headers, takes: [409, 412] })).status < 300;
  }

  async copy(from: string, to: string): Promise<void> {
    const source = `/${this.settings.bucket}/${from}`;
    const { body } = await this.ask('PUT', to, { headers: { 'x-amz-copy-source': source } });
    // A copy that fails after it has begun is answered with 200.
    if (body.includes('<Error>')) throw this.refusal(200, body);
  }

  async remove(name: string): Promise<void> {
    await this.ask('DELETE', name, { takes: NOT_THERE });
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    let next: string | undefined;
    do {
      const query = { 'list-type': '2', 'max-keys': String(this.page), prefix };
      const { body } = await this.ask('GET', '', {
        query: { ...query, ...(next !== undefined && { 'continuation-token': next }) },
      });
      const xml = body.toString();
      for (const [object] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        yield { name: element(object, 'Key') ?? '', since: new Date(element(object, 'LastModified') ?? 0) };
      }
      next = element(xml, 'NextContinuationToken');
    } while (next !== undefined);
  }

  /** Resolves with any status, as soon as the headers are there. The signal ends the body too. @throws StoreAway */
  async open(
    method: 'GET' | 'HEAD',
    name: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response> {
    const send = () => this.send(method, name, { headers }, signal);
    return send()
      .catch((error: unknown) => {
        // The store may have closed a connection that was kept for the next call.
        if (signal.aborted) throw error;
        return send();
      })
      .catch((error: unknown) => {
        throw this.failure(error);
      });
  }

  /** Retries are safe: every call may be repeated. */
  private async ask(
    method: string,
    name: string,
    call: Call = {},
  ): Promise<{ status: number; body: Buffer }> {
    const signal = AbortSignal.timeout(this.timeout);
    const since = Date.now();
    try {
      for (let attempt = 1; ; attempt += 1) {
        const last = attempt >= ATTEMPTS && !(call.isPatient && Date.now() - since < 0.8 * this.timeout);
        const answer = await this.answer(method, name, call, signal).catch((error: unknown) => {
          if (last || signal.aborted) throw error;
        });
        const { status = 0, body = Buffer.alloc(0) } = answer ?? {};
        if ((status >= 200 && status < 300) || call.takes?.includes(status)) return { status, body };
        if (answer && (last || !PASSING.includes(status))) throw this.refusal(status, body);
        await pause(Math.min(PAUSE_MS * attempt, LONGEST_PAUSE_MS), undefined, { signal });
      }
    } catch (error) {
      throw this.failure(error);
    }
  }

  private async answer(method: string, name: string, call: Call, signal: AbortSignal) {
    const response = await this.send(method, name, call, signal);
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  }

  private async send(method: string, name: string, { query = {}, headers, body }: Call, signal: AbortSignal) {
    const url = `${this.base}/${name}?${new URLSearchParams(query).toString()}`;
    const checksum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await this.client.sign(url.replace(/\?$/, ''), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': checksum },
    });
    // Not the signed request: once that is collected as garbage, Node 20 no longer hears its signal.
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal,
    });
  }

  private refusal(status: number, body: Buffer): HttpError {
    const code = element(body.toString(), 'Code') ?? '';
    if (FULL.test(code) || status === 507) return new StorageFull();
    const { bucket, endpoint, accessKeyId, region } = this.settings;
    const reasons: Record<string, string> = {
      NoSuchBucket: `there is no bucket ${bucket} at ${endpoint}; set S3_BUCKET to one that is there`,
      InvalidAccessKeyId: `${endpoint} does not know the key ${accessKeyId}; set S3_ACCESS_KEY_ID`,
      SignatureDoesNotMatch: `S3_SECRET_ACCESS_KEY is not the one of ${accessKeyId}, or S3_REGION is not ${endpoint}'s`,
      AccessDenied: `${accessKeyId} may not read and write in the bucket ${bucket} at ${endpoint}`,
      RequestTimeTooSkewed: `the clocks of this machine and of ${endpoint} differ too much; set this machine's right`,
      AuthorizationHeaderMalformed: `S3_REGION ${region} is not the one of ${endpoint}`,
      PermanentRedirect: `the bucket ${bucket} is in another region than ${region}; set S3_REGION and S3_ENDPOINT to it`,
    };
    return new StoreAway(reasons[code] ?? `${endpoint} answered ${status} ${code}`.trim());
  }

  failure(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    const { endpoint } = this.settings;
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError' || name === 'AbortError')
      return new StoreAway(`${endpoint} did not answer within ${this.timeout} ms`, { cause: error });
    // When several addresses were tried, the error has a code and no message.
    const { message: why, code } = (cause ?? { message }) as NodeJS.ErrnoException;
    const reason = NO_HTTPS.test(why)
      ? `${endpoint} does not speak https; set S3_ENDPOINT to one that does, or to ${endpoint.replace('https:', 'http:')}`
      : `${endpoint} cannot be reached: ${why.trim() || code}`;
    return new StoreAway(reason, { cause: error });
  }
}

/** Unset: Amazon wants the bucket in the host name, which takes no dots; other stores take it in the path. */
function isPathStyle({ endpoint, bucket, forcePathStyle }: S3Settings): boolean {
  return forcePathStyle ?? (bucket.includes('.') || !new URL(endpoint).hostname.endsWith('.amazonaws.com'));
}

export function typeOf(name: string): Record<string, string> {
  return { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain' };
}

function element(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text
    ?.replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
