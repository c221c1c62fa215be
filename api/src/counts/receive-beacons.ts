import { type NextFunction, type Request, type RequestHandler, type Response, text } from 'express';
import type { CountRecorder } from './count-recorder.service.js';

const LARGEST_BYTES = 1024;

/** Ahead of Nest and of what else every request passes, which takes five times as long. */
export function receiveBeacons(recorder: CountRecorder): [RequestHandler, RequestHandler, typeof received] {
  return [
    text({ type: ({ method }) => method === 'POST', limit: LARGEST_BYTES }),
    (request, response, next) => {
      if (request.method !== 'POST') return next();
      recorder.record(request.body, {
        address: request.ip ?? '',
        userAgent: request.headers['user-agent'],
      });
      received(undefined, request, response, next);
    },
    received,
  ];
}

/** What cannot be read too: a beacon has nobody to tell. */
function received(_error: unknown, _request: Request, response: Response, _next: NextFunction): void {
  response.status(204).end();
}
