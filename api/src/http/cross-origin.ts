import type { INestApplication } from '@nestjs/common';
import type { Request } from 'express';
import type { Env } from '../env.js';

const OF_THE_API = /^\/api(\/|$)/;
const PREFLIGHT_SECONDS = 600;

/** Tokens are in a header, so no cookie is ever needed. */
export function allowOrigins(app: INestApplication, { CORS_ORIGINS }: Env): void {
  if (CORS_ORIGINS.length === 0) return;
  const api = {
    // With an array the answers to all other origins say, too, that they vary with the origin.
    origin: CORS_ORIGINS,
    // ra-data-simple-rest asks for its rows in `Range`.
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Range', 'X-Request-Id'],
    exposedHeaders: ['Content-Range', 'X-Total-Count', 'X-Search-Used', 'Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  };
  app.enableCors(({ path }: Request, decide: (error: null, options: object) => void) =>
    decide(null, OF_THE_API.test(path) ? api : { origin: false }),
  );
}
