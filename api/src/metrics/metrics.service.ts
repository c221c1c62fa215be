import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Express } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { ResponseCache } from '../response-cache/response-cache.js';
import { poolOf } from '../database/bounded-waits.js';
import { WRITER } from '../database/unit-of-work.js';
import { InquiriesService } from '../inquiries/inquiries.service.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { MediaService } from '../media/media.service.js';
import { CurrentRevision } from '../revision/current-revision.service.js';
import { routeOf } from './routes.js';

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Reading = number | Record<string, number> | undefined;

@Injectable()
export class MetricsService implements OnApplicationBootstrap {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
    private readonly revision: CurrentRevision,
    private readonly media: MediaService,
    private readonly outbox: MailOutbox,
    inquiries: InquiriesService,
    @InjectDataSource() private readonly reader: DataSource,
    @Inject(WRITER) private readonly writer: DataSource,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(inquiries.stored);
    this.watchAnswers();
    this.watchDatabase();
    this.watch(
      'etalase_pictures_waiting',
      'Uploads that wait for another picture to be done.',
      () => this.media.waiting,
    );
    this.watch(
      'etalase_mail_outbox_oldest_seconds',
      'Since the oldest mail that was not sent yet, of all processes.',
      // The other metrics are told while the database is away.
      () => this.outbox.oldestSeconds().catch(() => undefined),
    );
    this.watch(
      'etalase_catalogue_revision',
      'Of the catalogue, as this process last read it.',
      () => this.revision.lastRead?.revision,
    );
    this.watch(
      'etalase_catalogue_revision_age_seconds',
      'Since this process last read it.',
      () => this.revision.lastRead?.ageSeconds,
    );
  }

  onApplicationBootstrap(): void {
    const { httpAdapter } = this.host;
    const { stack } = httpAdapter.getInstance<Express>().router;
    const known = new Set(stack.map(({ route }) => route?.path).filter((path) => typeof path === 'string'));
    const server = httpAdapter.getHttpServer() as Server;
    // Ahead of the response cache, whose answers count too.
    server.prependListener('request', (request, response) => this.time(request, response, known));
  }

  async read(): Promise<{ text: string; type: string }> {
    return { text: await this.registry.metrics(), type: this.registry.contentType };
  }

  private time(request: IncomingMessage, response: ServerResponse, known: ReadonlySet<string>): void {
    const { method } = request;
    const end = this.requests.startTimer();
    response.once('close', () => {
      const { statusCode } = response;
      end({
        method,
        route: routeOf(request, statusCode, known),
        status: response.writableFinished ? statusCode : 'broken off',
      });
    });
  }

  private watchAnswers(): void {
    const { cache } = this;
    new Counter({
      name: 'etalase_answers_total',
      help: 'Asked for by visitors and by pages: found in memory, waited for with another who asked, or made.',
      labelNames: ['from'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [from, count] of Object.entries(cache.counts)) this.inc({ from }, count);
      },
    });
    this.watch('etalase_answers_bytes', 'Of the answers in memory.', () => cache.bytes);
  }

  private watchDatabase(): void {
    for (const [name, dataSource] of Object.entries({ reader: this.reader, writer: this.writer })) {
      const pool = poolOf(dataSource);
      if (!pool) continue;
      this.watch(`etalase_database_${name}_connections`, 'Of the pool, by what they do.', pool, 'state');
    }
  }

  private watch(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      async collect() {
        const value = await read();
        if (typeof value === 'number') this.set(value);
        else if (value && label)
          for (const [each, number] of Object.entries(value)) this.set({ [label]: each }, number);
      },
    });
  }
}
