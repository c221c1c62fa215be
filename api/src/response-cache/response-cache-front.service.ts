import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { Env } from '../env.js';
import { isHost } from '../http/host-check.js';
import { LOGGER } from '../http/logging.js';
import { CurrentRevision } from '../revision/current-revision.service.js';
import { CachedResponse } from './cached-response.js';
import { type CacheKey, ResponseCache, type Made } from './response-cache.js';
import { injectRequest, type InjectedResponse } from './inject-request.js';
import type { BuiltFile } from './built-files.js';
import { catalogueAddresses } from './catalogue-controller.decorator.js';

export type AddressOf = (url: string) => CacheKey | undefined;

/** Answers only what is the same for every visitor: requests with a token, a range or another origin pass by. */
@Injectable()
export class ResponseCacheFront {
  private readonly files = new Map<string, BuiltFile>();
  private readonly sharedFiles: [addresses: RegExp, file: BuiltFile][] = [];
  private readonly readAddress: AddressOf;
  private pageAddress: AddressOf = () => undefined;
  private application: RequestListener = () => undefined;

  constructor(
    private readonly cache: ResponseCache,
    private readonly revision: CurrentRevision,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
    discovery: DiscoveryService,
  ) {
    this.readAddress = catalogueAddresses(discovery);
  }

  get lastRevision(): number | undefined {
    return this.revision.lastRead?.revision;
  }

  install(app: NestExpressApplication): void {
    const server = app.getHttpServer();
    this.application = app.getHttpAdapter().getInstance() as RequestListener;
    server.off('request', this.application);
    server.on('request', (request, response) => this.answer(request, response));
  }

  addFiles(files: Iterable<[url: string, file: BuiltFile]>): void {
    for (const [url, file] of files) this.files.set(url, file);
  }

  addSharedFile(addresses: RegExp, file: BuiltFile): void {
    this.sharedFiles.push([addresses, file]);
  }

  addPages(addressOf: AddressOf): void {
    this.pageAddress = addressOf;
  }

  /** @param isEndless whether visitors can make up such addresses, as of searches, without end */
  async read(url: string, isEndless: boolean): Promise<InjectedResponse> {
    const address = this.readAddress(url);
    const answer = address ? await this.readOrKept({ ...address, isEndless }) : await this.ask(url);
    return answer instanceof CachedResponse
      ? { status: 200, headers: answer.headers, body: answer.body }
      : answer;
  }

  /** @returns undefined when the answer may not be kept */
  async make(address: CacheKey, make: () => Promise<Made | undefined>): Promise<CachedResponse | undefined> {
    const revision = await this.revision.ask();
    if (revision === undefined) return undefined;
    const kept = this.cache.find(address.url, revision);
    if (kept) return kept;
    return this.cache.make(address.url, revision, async () => {
      const made = await make();
      return made && (await this.revision.confirm(revision)) ? made : undefined;
    });
  }

  pageOf(url: string, request: IncomingMessage): CacheKey | undefined {
    return this.isForAll(request) ? this.pageAddress(url) : undefined;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    if (!this.isForAll(request)) return this.application(request, response);
    const kept = this.files.get(url)?.answer ?? this.kept(url);
    if (kept) return this.send(kept, request, response);
    const pending = this.find(url, request);
    if (pending) void this.answerLater(pending, request, response);
    else this.application(request, response);
  }

  private kept(address: string): CachedResponse | undefined {
    const { current } = this.revision;
    if (current === undefined) return undefined;
    return this.cache.find(address, current, () => this.ask(address).catch(() => undefined));
  }

  private find(
    url: string,
    request: IncomingMessage,
  ): Promise<CachedResponse | InjectedResponse | undefined> | undefined {
    const file = this.files.get(url) ?? this.sharedFiles.find(([addresses]) => addresses.test(url))?.[1];
    if (file) return this.load(url, file);
    const read = this.readAddress(url);
    if (read) return this.readOrKept(read, request);
    if (!this.pageAddress(url)) return undefined;
    // The revision may decide which parameters an address has.
    return this.revision.ask().then(() => {
      const page = this.pageAddress(url);
      return page && this.kept(page.url);
    });
  }

  private async answerLater(
    pending: Promise<CachedResponse | InjectedResponse | undefined>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await pending.catch((err: unknown) => void this.logger.error({ err, url: request.url }));
    if (response.destroyed) return;
    if (answer instanceof CachedResponse) return this.send(answer, request, response);
    if (!answer) return this.application(request, response);
    response.writeHead(answer.status, answer.headers);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  }

  private send(answer: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
    answer.send(request, response);
    this.logger.debug({ method: request.method, url: request.url }, 'answered from memory');
  }

  private isForAll({ method, headers }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers.authorization !== undefined || headers.range !== undefined) return false;
    if (headers.origin !== undefined && this.env.CORS_ORIGINS.length > 0) return false;
    return isHost(headers.host);
  }

  private async load(url: string, file: BuiltFile): Promise<CachedResponse | InjectedResponse> {
    if (file.answer) return file.answer;
    const reading = await this.ask(url);
    if (reading.status !== 200) return reading;
    return (file.answer = new CachedResponse(reading.body, reading.headers, await file.compressed()));
  }

  private async readOrKept(
    address: CacheKey,
    request?: IncomingMessage,
  ): Promise<CachedResponse | InjectedResponse> {
    let reading: InjectedResponse | undefined;
    const answer = await this.make(address, async () => {
      reading = await this.ask(address.url, request);
      if (reading.status !== 200) return undefined;
      const answer = new CachedResponse(reading.body, { ...reading.headers, 'cache-control': 'no-cache' });
      return { answer, isEndless: address.isEndless || isEmptyList(reading) };
    });
    return answer ?? reading ?? this.ask(address.url, request);
  }

  private ask(url: string, request?: IncomingMessage): Promise<InjectedResponse> {
    const id = request?.headers['x-request-id'];
    return injectRequest(this.application, url, id === undefined ? {} : { 'x-request-id': id });
  }
}

/** There is no end of addresses with an empty list, such as of a category that there is not. */
function isEmptyList({ headers }: InjectedResponse): boolean {
  return headers['x-total-count'] !== undefined && /\*\//.test(headers['content-range'] ?? '');
}
