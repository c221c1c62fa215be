import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  validateSync,
} from 'class-validator';
import { LONGEST_PASSWORD, LONGEST_USERNAME, SHORTEST_PASSWORD } from './credentials.js';
import {
  Duration,
  Origin,
  SmtpUrl,
  TimeoutMs,
  milliseconds,
  ToBoolean,
  ToList,
  ToOrigins,
  ToTrimmed,
  WholeNumber,
} from './env-rules.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const SHORTEST_SECRET = 32;
const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
const MAIL_NAMES = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const;

/** No bucket's name can go in front of an IP address, such as 'http://[::1]:9000'. */
const IP_ADDRESS = /^https?:\/\/(\[|[\d.]+(:|\/|$))/;

export type S3Settings = NonNullable<Env['s3']>;
export type MailSettings = NonNullable<Env['mail']>;

export class Env {
  @WholeNumber('PORT must be a port number', 1, 65_535)
  PORT = 3000;

  HOST = '127.0.0.1';

  @Origin('PUBLIC_URL', 'https://www.example.com')
  PUBLIC_URL: string;

  DATA_DIR = './data';

  @Matches(/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/, {
    message: 'DATABASE_URL must look like mysql://user:password@host:3306/database (or mariadb://…)',
  })
  // A password in front of the @ may have commas.
  @Matches(/^(?!\w+:\/\/([^/]*@)?[^/@,]*,[^/@]*\/)/, {
    message:
      'DATABASE_URL must name one host; several nodes need a proxy in front of them, which it then names',
  })
  // What another program calls `ssl=true` or `sslmode=require` would be no TLS here.
  @Matches(/^[^?]*(\?(ssl=verify|(?!.*(ssl|tls)).*))?$/i, {
    message: 'DATABASE_URL takes ?ssl=verify alone to speak TLS',
  })
  // mysql2 compares no address with a certificate.
  @Matches(/^(?!\w+:\/\/([^/]*@)?(\[|[\d.]+[:/]).*\?ssl=)/, {
    message: 'DATABASE_URL must have the name that the certificate has, and no IP address, with ?ssl=verify',
  })
  DATABASE_URL?: string;

  DATABASE_CA?: string;

  /** Connections of this process to read, and as many to write. A start needs two. */
  @WholeNumber('DATABASE_POOL must be a number of connections from 2 to 1000', 2, 1000)
  DATABASE_POOL = 10;

  @TimeoutMs('DATABASE_TIMEOUT_MS')
  DATABASE_TIMEOUT_MS = 5000;

  @Origin('S3_ENDPOINT', 'https://s3.example.com')
  S3_ENDPOINT?: string;

  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'S3_BUCKET must be the name of a bucket' })
  S3_BUCKET?: string;

  S3_REGION?: string;

  S3_ACCESS_KEY_ID?: string;

  S3_SECRET_ACCESS_KEY?: string;

  @ToBoolean()
  @IsBoolean({ message: 'S3_FORCE_PATH_STYLE must be true or false' })
  S3_FORCE_PATH_STYLE?: boolean;

  @TimeoutMs('S3_TIMEOUT_MS')
  S3_TIMEOUT_MS = 5000;

  /** In front of `/media/…`; unset: PUBLIC_URL. */
  @Matches(/^https?:\/\/[^/?#@\s,;']+(\/[\w./~-]*)?$/, {
    message: 'MEDIA_PUBLIC_URL must be an address such as https://pictures.example.com',
  })
  MEDIA_PUBLIC_URL?: string;

  @MinLength(SHORTEST_SECRET, { message: `JWT_SECRET must have at least ${SHORTEST_SECRET} characters` })
  JWT_SECRET?: string;

  @Duration('TOKEN_TTL', '8h')
  TOKEN_TTL = milliseconds('8h');

  @Duration('SESSION_IDLE', '2h')
  SESSION_IDLE = milliseconds('2h');

  @ToTrimmed()
  @MaxLength(LONGEST_USERNAME, { message: `ADMIN_USERNAME may have at most ${LONGEST_USERNAME} characters` })
  ADMIN_USERNAME = 'admin';

  @MaxLength(LONGEST_PASSWORD, { message: `ADMIN_PASSWORD may have at most ${LONGEST_PASSWORD} characters` })
  @MinLength(SHORTEST_PASSWORD, {
    message: `ADMIN_PASSWORD must have at least ${SHORTEST_PASSWORD} characters`,
  })
  ADMIN_PASSWORD?: string;

  @ToBoolean()
  @IsBoolean({ message: 'SEED_DEMO must be true or false' })
  SEED_DEMO = true;

  @WholeNumber('PAGE_CACHE_MB must be a number of megabytes', 0)
  PAGE_CACHE_MB = 64;

  @ToOrigins()
  @IsString({
    each: true,
    message:
      'CORS_ORIGINS must be origins such as https://www.example.com, without a path, separated by commas',
  })
  CORS_ORIGINS: string[] = [];

  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'API_URL must be an address such as http://api:3000' },
  )
  API_URL?: string;

  @Matches(/^[1-9]\d{0,5}$/, { message: 'API_TIMEOUT_MS must be a number of milliseconds, such as 5000' })
  API_TIMEOUT_MS?: string;

  /** How many proxies in front of this process are believed about the client's address. */
  @WholeNumber('TRUST_PROXY must be false or the number of proxies', 0)
  @Transform(({ value }: { value: unknown }) => (value === 'false' ? 0 : value))
  TRUST_PROXY = 0;

  @Matches(/\{z\}.*\{x\}.*\{y\}/, { message: 'MAP_TILE_URL must contain {z}, {x} and {y}, in that order' })
  // An https page shows no pictures from http.
  @Matches(/^https:\/\/[^/]/, { message: 'MAP_TILE_URL must begin with https://' })
  // What ends a source or a directive would add a policy of its own to that of the pages.
  @Matches(/^[^\s;,'"]+$/, { message: 'MAP_TILE_URL must be an address without spaces, quotes, ; and ,' })
  MAP_TILE_URL?: string;

  BACKUP_DIR?: string;

  @Duration('BACKUP_EVERY', '24h')
  BACKUP_EVERY = milliseconds('24h');

  @WholeNumber('BACKUP_KEEP must be the number of backups to keep', 1)
  BACKUP_KEEP = 14;

  /** Five years, with the day of a leap year. */
  @Duration('HISTORY_KEEP', '1826d')
  HISTORY_KEEP = milliseconds('1826d');

  @SmtpUrl('SMTP_URL')
  SMTP_URL?: string;

  @IsEmail(
    { allow_display_name: true },
    { message: 'MAIL_FROM must be an address such as toko@example.com or Toko <toko@example.com>' },
  )
  MAIL_FROM?: string;

  @ToList()
  @IsEmail({}, { each: true, message: 'MAIL_TO must be an address, or several separated by commas' })
  MAIL_TO?: string[];

  @TimeoutMs('SMTP_TIMEOUT_MS')
  SMTP_TIMEOUT_MS = 10_000;

  @IsTimeZone({ message: 'OFFICE_TIMEZONE must be a time zone such as Asia/Jakarta' })
  OFFICE_TIMEZONE = 'Asia/Jakarta';

  @IsIn(LOG_LEVELS, { message: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  @MinLength(SHORTEST_SECRET, { message: `METRICS_TOKEN must have at least ${SHORTEST_SECRET} characters` })
  METRICS_TOKEN?: string;

  @WholeNumber('SLOW_REQUEST_MS must be a number of milliseconds, such as 2000', 1)
  SLOW_REQUEST_MS = 2000;

  /** Undefined: pictures are in DATA_DIR. The timeout is in milliseconds, for a whole call. */
  get s3() {
    const [endpoint, bucket, region, accessKeyId, secretAccessKey] = S3_NAMES.map((name) => this[name]);
    if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
    const { S3_FORCE_PATH_STYLE: forcePathStyle, S3_TIMEOUT_MS: timeout } = this;
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, forcePathStyle, timeout };
  }

  /** Undefined: no mail is queued or sent. The timeout is in milliseconds, for each answer of the server. */
  get mail() {
    const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, SMTP_TIMEOUT_MS: timeout } = this;
    return url && from && to ? { url, from, to, timeout } : undefined;
  }
}

/** The operator has to put it right before the server can start; its message is one line. */
export class StartupError extends Error {}

/** Empty values count as unset, so that a compose file may pass them through. @throws StartupError naming all that is wrong */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const known = new Set(Object.keys(new Env()));
  const given = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => known.has(name) && value !== undefined && value.trim() !== '',
    ),
  );
  const env = plainToInstance(Env, given, { exposeDefaultValues: true });

  const problems = validateSync(env, { stopAtFirstError: true, skipUndefinedProperties: true }).flatMap(
    (error) => Object.values(error.constraints ?? {}),
  );
  if (env.DATABASE_URL && !env.JWT_SECRET) problems.push('JWT_SECRET must be set when DATABASE_URL is');
  if (env.DATABASE_CA && !env.DATABASE_URL?.endsWith('?ssl=verify'))
    problems.push('DATABASE_URL must end with ?ssl=verify when DATABASE_CA is set');
  problems.push(...lackingBeside(env, S3_NAMES), ...lackingBeside(env, MAIL_NAMES));
  if (env.S3_FORCE_PATH_STYLE === false && IP_ADDRESS.test(env.S3_ENDPOINT ?? '')) {
    problems.push('S3_FORCE_PATH_STYLE must be true or unset when S3_ENDPOINT is an IP address');
  }
  if (problems.length > 0) throw new StartupError(problems.join('; '));

  env.PUBLIC_URL = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '');
  env.DATA_DIR = resolve(env.DATA_DIR);
  env.S3_ENDPOINT = env.S3_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
  env.MEDIA_PUBLIC_URL = env.MEDIA_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '');
  if (env.BACKUP_DIR) env.BACKUP_DIR = resolve(env.BACKUP_DIR);
  return env;
}

/** Says so when some of the names are set, and others are not. */
function lackingBeside(env: Env, names: readonly (keyof Env)[]): string[] {
  const [set, unset] = [names.filter((name) => env[name]), names.filter((name) => !env[name])];
  if (set.length === 0 || unset.length === 0) return [];
  return [`${unset.join(' and ')} must be set when ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}`];
}

export function loadEnvFile(): void {
  const file = ['.env', '../.env'].map((path) => resolve(path)).find((path) => existsSync(path));
  if (file) process.loadEnvFile(file);
}
