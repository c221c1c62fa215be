import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp, startTime } from 'pino-http';
import type { Env } from '../env.js';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** They report a failed start, which main reports too, in one line. */
const STARTUP = new Set<unknown>(['ExceptionHandler', 'NestApplication']);

/** The values of a failed statement: a password's hash may be among them. */
const VALUES = ['parameters', 'sql', 'driverError.parameters', 'driverError.sql'].map(
  (path) => `err.${path}`,
);

export const LOGGER = Symbol('the logger');

export function createLogger({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  return pino({ level: LOG_LEVEL, redact: { paths: VALUES, remove: true } }, destination);
}

export function requestId({ headers: { 'x-request-id': given } }: IncomingMessage): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** It logs no header and no body, so no token and no password. */
export function requestLog(logger: Logger, { SLOW_REQUEST_MS }: Pick<Env, 'SLOW_REQUEST_MS'>) {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      if (Date.now() - response[startTime] > SLOW_REQUEST_MS) return 'warn';
      return request.method === 'GET' || request.method === 'HEAD' ? 'debug' : 'info';
    },
    quietReqLogger: true,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }

  debug(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string) {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]) {
    const context = details.at(-1);
    if (STARTUP.has(context)) return;
    if (message instanceof Error) this.logger.error({ err: message, context }, message.message);
    else this.logger.error({ details }, String(message));
  }

  fatal(message: unknown, ...details: unknown[]) {
    this.error(message, ...details);
  }
}
