import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DestinationStream } from 'pino';
import sharp from 'sharp';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { setUp } from '../src/app.setup.js';
import { AdminSession } from '../src/auth/admin-session.entity.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { FirstStartService } from '../src/demo/first-start.service.js';
import { type Env, parseEnv } from '../src/env.js';
import { createLogger, NestLogger } from '../src/http/logging.js';
import { MediaOwner } from '../src/media/media-owner.js';
import { freshDatabase } from './fresh-database.js';

/** Unset: SQLite in a folder of its own. */
const SERVER = process.env.TEST_DATABASE_URL;
export const onMysql = SERVER !== undefined;

/** A contact record as a request has it. */
export const LINKS = {
  url_whatsapp: 'https://wa.me/6281200000000',
  url_instagram: 'https://www.instagram.com/contoh',
  url_tiktok: 'https://www.tiktok.com/@contoh',
  url_email: 'halo@example.com',
  url_fb: 'https://www.facebook.com/contoh',
};

/** Another administrator, as a request has her. */
export const SITI = {
  first_name: 'Siti',
  last_name: 'Rahayu',
  username: 'siti',
  email: 'siti@example.com',
  password: 'Melati-di-teras-9',
};

export const ADMIN = { username: 'admin', pass: 'rahasia-besar' };

/** What tests have started is stopped when all of them are over, replicas before the first. */
const running = new Set<Api>();
afterAll(async () => {
  for (const api of [...running].reverse()) await api.stop();
});

interface Sent {
  token?: string;
  json?: unknown;
  form?: Record<string, string | Blob | File[]>;
  body?: string;
  headers?: Record<string, string>;
}

/** `any` would hide mistakes in the tests: what an answer's data holds is said where it is used. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: { success: boolean; message: string; data: T; errors?: Record<string, string> };
}

export interface Row {
  id: number;
  [field: string]: unknown;
}

/** The real application on a database and data folder of its own, listening on a free port. */
export class Api {
  private constructor(
    readonly app: NestExpressApplication,
    readonly env: Env,
    readonly url: string,
    /** What the first start made up for the administrator. */
    readonly generatedPassword: string | undefined,
    /** Not of a replica. */
    private readonly dropDatabase?: () => Promise<void>,
  ) {}

  /**
   * @param reach another way to the MySQL server
   * @param log takes what LOG_LEVEL lets through
   */
  static async start(
    variables: Record<string, string> = {},
    reach = (url: URL) => url,
    log?: DestinationStream,
  ): Promise<Api> {
    const { env, drop } = await emptyDatabase(variables, reach, true);
    return Api.open(env, drop, log);
  }

  /** The process ends, and another one begins on what it stored. */
  async restart(): Promise<Api> {
    await this.app.close();
    const api = await Api.open(this.env, this.dropDatabase);
    running.delete(this);
    return api;
  }

  /** Another process on the same database and data folder, as far as it can be told from inside; stop it first. */
  replica(): Promise<Api> {
    return Api.open(this.env);
  }

  static async open(env: Env, dropDatabase?: () => Promise<void>, log?: DestinationStream): Promise<Api> {
    const logger = createLogger(env, log);
    const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env, logger), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    setUp(app, logger);
    await app.init();
    await app
      .get(MediaOwner, { strict: false })
      .check()
      .catch(async (error: unknown) => {
        await app.close();
        await dropDatabase?.();
        throw error;
      });
    const password = await app.get(FirstStartService).run();
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const api = new Api(app, env, `http://127.0.0.1:${port}`, password, dropDatabase);
    running.add(api);
    return api;
  }

  async stop(): Promise<void> {
    if (!running.delete(this)) return;
    await this.app.close();
    if (!this.dropDatabase) return;
    await this.dropDatabase();
    rmSync(this.env.DATA_DIR, { recursive: true, force: true });
  }

  async send<T = Row>(
    method: string,
    path: string,
    { token, json, form, body, headers }: Sent = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json !== undefined ? JSON.stringify(json) : form ? toFormData(form) : body,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer<T>['body'],
    };
  }

  get<T = Row>(path: string, sent?: Sent) {
    return this.send<T>('GET', path, sent);
  }

  post<T = Row>(path: string, sent: Sent) {
    return this.send<T>('POST', path, sent);
  }

  put<T = Row>(path: string, sent: Sent) {
    return this.send<T>('PUT', path, sent);
  }

  delete(path: string, sent: Sent) {
    return this.send<null>('DELETE', path, sent);
  }

  /** Past the services: no history, and no new revision. */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.app.get(UnitOfWork, { strict: false }).internalTransaction(work);
  }

  async revision(): Promise<number> {
    return Number((await this.get('/api/revision')).body.data.revision);
  }

  /** The rows of a list that a filter leaves. */
  async list<T = Row>(path: string, filter: object = {}, sent?: Sent): Promise<T[]> {
    return (await this.get<T[]>(`${path}?${query({ filter })}`, sent)).body.data;
  }

  async ids(path: string, filter?: object, sent?: Sent): Promise<number[]> {
    return (await this.list(path, filter, sent)).map(({ id }) => id);
  }

  /** Entries of the history, the latest first. */
  history(token: string, filter: object = {}): Promise<Row[]> {
    return this.list('/api/history', filter, { token });
  }

  async signIn(
    credentials: { username: string; pass: string; code?: string } = ADMIN,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const { body } = await this.post<{ token: string }>('/api/admins/login', { json: credentials, headers });
    return body.data.token;
  }
}

/** With a login of the first administrator, and categories of these names. */
export async function startSignedIn(...categories: string[]): Promise<{ api: Api; token: string }> {
  const api = await Api.start();
  const token = await api.signIn();
  for (const nama_category of categories) await api.post('/api/category', { token, json: { nama_category } });
  return { api, token };
}

/** Until a request waits for a row that a unit of work holds. On SQLite whole units take turns: nothing to wait for. */
export async function untilARowIsAwaited({ app }: Api): Promise<void> {
  if (!onMysql) return;
  const awaited =
    "SELECT 1 FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'SELECT%FOR UPDATE'";
  while ((await app.get(DataSource).query<unknown[]>(awaited)).length === 0);
}

/** The ten minutes after a login or a confirmed password are over, of every login. */
export async function typedLongAgo(api: Api): Promise<void> {
  const confirmed_at = new Date(Date.now() - 11 * 60_000);
  await api.write((manager) => manager.update(AdminSession, { admin_id: MoreThan(0) }, { confirmed_at }));
}

/** What a list query looks like on the wire. */
export function query(parts: { sort?: [string, string]; range?: [number, number]; filter?: object }): string {
  const pairs = Object.entries(parts).map(
    ([name, value]) => [name, JSON.stringify(value)] as [string, string],
  );
  return new URLSearchParams(pairs).toString();
}

/** A real picture of a few colours by chance, so that no two are the same and none takes long to encode. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  { width = 400, height = 300 } = {},
): Promise<Blob> {
  const bytes = await sharp(randomBytes(4 * 3 * 3), { raw: { width: 4, height: 3, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format)
    .toBuffer();
  return blob(bytes, `image/${format}`);
}

export function blob(bytes: Uint8Array, type = 'application/octet-stream'): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function toFormData(fields: Record<string, string | Blob | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else if (Array.isArray(value)) for (const file of value) form.append(name, file);
    else form.set(name, value, 'gambar.jpg');
  }
  return form;
}

/** The environment of an application that has never been started. On MySQL its tables may be there already. */
export async function emptyDatabase(
  variables: Record<string, string> = {},
  reach = (url: URL) => url,
  isMigrated = false,
) {
  const { variables: reachable, drop } = await freshDatabase(SERVER, reach, isMigrated);
  const env = parseEnv({
    ...reachable,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'etalase-test-')),
    ADMIN_PASSWORD: ADMIN.pass,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  return { env, drop };
}
