import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MethodNotAllowedException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Env } from '../env.js';
import { builtFiles } from '../response-cache/built-files.js';
import { ResponseCacheFront } from '../response-cache/response-cache-front.service.js';
import { filePolicy, pagePolicy } from '../http/security-headers.js';
import { remixListener, type StorefrontBuild } from './remix-listener.js';

const STOREFRONT = new URL('../../../storefront/build/', import.meta.url);
const BACK_OFFICE = new URL('../../../backoffice/build/', import.meta.url);
const BACK_OFFICE_PAGES = /^\/(admin(\/.*)?|sistem\/login|login)\/?$/;
const NEST_PATH = /^\/(api|media|feeds)([/?]|$)/;
// Matches no characters, since Express cuts from the address what a pattern matches.
const SITE_PATH = /^(?!\/(?:api|media|feeds)(?:\/|$))/;
const IMMUTABLE = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;

/** What has not been built is left out: in the split deployment other processes serve it. */
export async function mountSite(app: NestExpressApplication, env: Env): Promise<void> {
  if (existsSync(BACK_OFFICE)) mountBackOffice(app, env);
  if (existsSync(STOREFRONT)) await mountStorefront(app, env);
}

function mountBackOffice(app: NestExpressApplication, env: Env): void {
  const page = fileURLToPath(new URL('index.html', BACK_OFFICE));
  const pictures = env.MEDIA_PUBLIC_URL ? [new URL(env.MEDIA_PUBLIC_URL).origin] : [];
  const policy = pagePolicy(env, { imgSrc: ["'self'", 'data:', 'blob:', ...pictures] });
  const front = app.get(ResponseCacheFront, { strict: false });
  front.addFiles(builtFiles(fileURLToPath(BACK_OFFICE), '/backoffice/'));
  front.addSharedFile(BACK_OFFICE_PAGES, { compressed: () => Promise.resolve({}) });
  app.use('/backoffice', filePolicy, express.static(fileURLToPath(BACK_OFFICE), IMMUTABLE));
  app.use(BACK_OFFICE_PAGES, onlyReads, policy, (_request: Request, response: Response) => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page, { cacheControl: false });
  });
}

async function mountStorefront(app: NestExpressApplication, env: Env): Promise<void> {
  // React chooses its production build by it when it is loaded.
  process.env.NODE_ENV ??= 'production';
  const front = app.get(ResponseCacheFront, { strict: false });
  const build = (await import(new URL('server/index.js', STOREFRONT).href)) as StorefrontBuild;
  const { embed, pageAddress } = build.entry.module;
  embed({
    publicUrl: env.PUBLIC_URL,
    read: env.API_URL ? undefined : (path, isEndless) => front.read(path, isEndless),
    revision: () => front.lastRevision,
  });
  const client = fileURLToPath(new URL('client/', STOREFRONT));
  const assets = express.static(`${client}/assets`, { ...IMMUTABLE, fallthrough: false });
  const others = express.static(client, { maxAge: '1h', index: false, redirect: false });
  const names = new Set(readdirSync(client).map((name) => `/${name}`));
  app.use('/assets', filePolicy, assets);
  app.use(SITE_PATH, (request: Request, response: Response, next: NextFunction) => {
    if (names.has(request.path)) void others(request, response, next);
    else next();
  });
  app.use(SITE_PATH, onlyReads, remixListener(build, front, env));
  front.addFiles(builtFiles(client, '/'));
  // The revision of another API's catalogue is not known here.
  if (!env.API_URL) front.addPages((url) => (NEST_PATH.test(url) ? undefined : pageAddress(url)));
}

function onlyReads({ method }: Request, response: Response, next: NextFunction): void {
  if (method === 'GET' || method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD');
  next(new MethodNotAllowedException());
}
