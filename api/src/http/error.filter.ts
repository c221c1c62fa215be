import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { driverCode, isLostConnection, isUncertainCommit } from '../database/driver-errors.js';
import { LOGGER } from './logging.js';
import { Refusal, StorageFull } from './refusals.js';

type Answer = Pick<Refusal, 'status' | 'message' | 'errors' | 'retryAfter' | 'data'>;

const AWAY: Answer = {
  status: 503,
  message: 'Basis data sedang tidak tersedia. Silakan coba lagi.',
  retryAfter: 5,
};
const UNCERTAIN: Answer = {
  ...AWAY,
  message: 'Basis data tidak menjawab. Perubahan mungkin sudah tersimpan, periksa sebelum mencoba lagi.',
};
const FULL: Answer = new StorageFull();
const UNUSABLE: Answer = {
  status: 503,
  message: 'Penyimpanan server sedang tidak dapat dibaca atau ditulis. Perubahan tidak disimpan.',
  retryAfter: 60,
};
const BROKEN: Answer = { status: 500, message: 'Terjadi kesalahan pada server.' };

/**
 * Codes of mysql2, libsql and the operating system for what passes by itself, or once there is room on the disk. SQLite's have
 * endings, such as SQLITE_IOERR_WRITE, and stand here without.
 */
const ANSWERS_BY_CODE: Record<string, Answer> = {
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  POOL_EXHAUSTED: AWAY,
  ER_CON_COUNT_ERROR: AWAY,
  ER_TOO_MANY_USER_CONNECTIONS: AWAY,
  ER_HOST_IS_BLOCKED: AWAY,
  ER_QUERY_INTERRUPTED: AWAY,
  ER_UNKNOWN_COM_ERROR: AWAY,
  ER_ERROR_DURING_COMMIT: AWAY,
  ER_LOCK_WAIT_TIMEOUT: AWAY,
  ER_LOCK_DEADLOCK: AWAY,
  SQLITE_BUSY: AWAY,
  SQLITE_LOCKED: AWAY,
  SQLITE_PROTOCOL: AWAY,
  SQLITE_FULL: FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
  ER_DISK_FULL: FULL,
  ER_RECORD_FILE_FULL: FULL,
  SQLITE_IOERR: UNUSABLE,
  SQLITE_READONLY: UNUSABLE,
  SQLITE_CANTOPEN: UNUSABLE,
  EROFS: UNUSABLE,
  EIO: UNUSABLE,
  EACCES: UNUSABLE,
  EPERM: UNUSABLE,
  ER_OPTION_PREVENTS_STATEMENT: UNUSABLE,
  ER_READ_ONLY_MODE: UNUSABLE,
  ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION: UNUSABLE,
  ER_OPEN_AS_READONLY: UNUSABLE,
  ER_ERROR_ON_READ: UNUSABLE,
  ER_ERROR_ON_WRITE: UNUSABLE,
};
const SQLITE_CODE = /^SQLITE_[A-Z]+/;

/** The framework words its own refusals in English; these are ours for them. */
const SENTENCES: Record<number, string> = {
  400: 'Permintaan tidak dapat dibaca.',
  404: 'Alamat tidak ditemukan.',
  413: 'Data yang dikirim terlalu besar.',
  415: 'Jenis data tidak didukung.',
};

/** The one place that turns an error into HTTP. An unforeseen error is logged whole and answered without a detail. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    // The visitor cancelled the upload: there is no connection to answer on, and no fault to log.
    if (request.readableAborted) return void response.destroy();
    const { status, message, errors, retryAfter, data = null } = answerTo(error);
    if (status >= 500) this.logger.error({ err: error, reqId: response.getHeader('x-request-id') }, message);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.status(status).json({ success: false, message, data, ...(errors && { errors }) });
  }
}

function answerTo(error: unknown): Answer {
  if (error instanceof Refusal) return error;
  if (isUncertainCommit(error)) return UNCERTAIN;
  const code = codeOf(error) ?? '';
  const known = isLostConnection(code) ? AWAY : ANSWERS_BY_CODE[SQLITE_CODE.exec(code)?.[0] ?? code];
  if (known) return known;
  const status = error instanceof HttpException ? error.getStatus() : statusOfMiddleware(error);
  return status ? { status, message: SENTENCES[status] ?? 'Permintaan ditolak.' } : BROKEN;
}

function codeOf(error: unknown): string | undefined {
  return driverCode(error) ?? property(error, 'code')?.toString();
}

/** body-parser and its kin throw plain errors with an HTTP status on them. */
function statusOfMiddleware(error: unknown): number | undefined {
  const status = Number(property(error, 'status'));
  return status >= 400 && status < 500 ? status : undefined;
}

function property(error: unknown, name: 'code' | 'status'): string | number | undefined {
  return typeof error === 'object' && error !== null
    ? (error as Record<typeof name, string | number>)[name]
    : undefined;
}
