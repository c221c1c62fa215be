import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { driverCode, isLostConnection, isUncertainCommit } from '../database/driver-errors.js';
import { LOGGER } from './logging.js';
import { HttpError, StorageFull } from './http-errors.js';

type Answer = Pick<HttpError, 'status' | 'message' | 'errors' | 'retryAfter' | 'data'>;

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

const ANSWERS_BY_CODE: [code: RegExp, answer: Answer][] = [
  [/^(ENOTFOUND|EAI_AGAIN|POOL_EXHAUSTED|SQLITE_(BUSY|LOCKED|PROTOCOL)(_\w+)?)$/, AWAY],
  [/^ER_(CON_COUNT_ERROR|TOO_MANY_USER_CONNECTIONS|HOST_IS_BLOCKED)$/, AWAY],
  [/^ER_(QUERY_INTERRUPTED|UNKNOWN_COM_ERROR|ERROR_DURING_COMMIT|LOCK_WAIT_TIMEOUT|LOCK_DEADLOCK)$/, AWAY],
  [/^(ENOSPC|EDQUOT|ER_DISK_FULL|ER_RECORD_FILE_FULL|SQLITE_FULL(_\w+)?)$/, FULL],
  [/^(EROFS|EIO|EACCES|EPERM|SQLITE_(IOERR|READONLY|CANTOPEN)(_\w+)?)$/, UNUSABLE],
  [/^ER_(OPTION_PREVENTS_STATEMENT|READ_ONLY_MODE|CANT_EXECUTE_IN_READ_ONLY_TRANSACTION)$/, UNUSABLE],
  [/^ER_(OPEN_AS_READONLY|ERROR_ON_READ|ERROR_ON_WRITE)$/, UNUSABLE],
];

const SENTENCES: Record<number, string> = {
  400: 'Permintaan tidak dapat dibaca.',
  404: 'Alamat tidak ditemukan.',
  413: 'Data yang dikirim terlalu besar.',
  415: 'Jenis data tidak didukung.',
};

/** An unforeseen error is logged whole and answered without a detail. */
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
    if (response.headersSent) return void response.destroy();
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.status(status).json({ success: false, message, data, ...(errors && { errors }) });
  }
}

function answerTo(error: unknown): Answer {
  if (error instanceof HttpError) return error;
  if (isUncertainCommit(error)) return UNCERTAIN;
  const thrown = Object(error) as { code?: string; status?: number };
  const code = driverCode(error) ?? String(thrown.code);
  if (isLostConnection(code)) return AWAY;
  const known = ANSWERS_BY_CODE.find(([codes]) => codes.test(code))?.[1];
  if (known) return known;
  // body-parser and its kin throw plain errors with an HTTP status on them.
  const status = error instanceof HttpException ? error.getStatus() : Number(thrown.status);
  const isTold = error instanceof HttpException || (status >= 400 && status < 500);
  return isTold ? { status, message: SENTENCES[status] ?? 'Permintaan ditolak.' } : BROKEN;
}
