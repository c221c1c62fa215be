import { once } from 'node:events';
import { createServer } from 'node:net';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { BackupsService } from './backup/backups.service.js';
import { claimDataDir } from './database/boot-lock.js';
import { driverCode } from './database/driver-errors.js';
import { refuseUnwritable } from './database/owner-only.js';
import { scheduledTasksOf } from './database/scheduled-task.js';
import { FirstStartService } from './demo/first-start.service.js';
import { type Env, loadEnvFile, parseEnv, StartupError } from './env.js';
import { endGracefully } from './graceful-end.js';
import { createLogger, NestLogger } from './http/logging.js';
import { missingLanguage } from './locales.js';
import { MediaOwner, refuseLostDatabase } from './media/media-owner.js';
import { checkMediaStore, forOperator } from './media/open-media-store.js';
import { MediaSweep } from './media/media-sweep.service.js';
import { MissingPicturesService } from './media/missing-pictures.service.js';
import { mountSite } from './site/mount-site.js';

const DISK_FAILURE = /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|SQLITE_(FULL|READONLY|IOERR).*)$/;

try {
  loadEnvFile();
  await forOperator(start(parseEnv(process.env)));
} catch (error) {
  const line = startupLine(error);
  if (line === undefined) throw error;
  process.stderr.write(`Etalase cannot start: ${line}\n`);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const lacking = missingLanguage();
  if (lacking !== undefined) throw new StartupError(lacking);
  await probePort(env);
  refuseUnwritable(env.DATA_DIR);
  await checkMediaStore(env);
  await refuseLostDatabase(env);
  // With DATABASE_URL set, DATA_DIR holds pictures only, which replicas may share.
  if (!env.DATABASE_URL) {
    const claim = claimDataDir(env);
    // This reference also keeps the claim from garbage collection, which would release it.
    process.once('exit', () => claim.release());
  }
  const logger = createLogger(env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    await serve(app, env, logger);
  } catch (error) {
    // Closing folds the log of SQLite into its file, which may be replaced before the next start.
    await app.close();
    throw error;
  }
}

async function serve(app: NestExpressApplication, env: Env, logger: Logger): Promise<void> {
  setUp(app, logger);
  await mountSite(app, env);
  await app.init();
  await app.get(MediaOwner).check();
  await app.get(MediaSweep).recover();
  const password = await app.get(FirstStartService).run();
  if (password !== undefined) process.stdout.write(firstAdministrator(env, password));
  for (const sweep of scheduledTasksOf(app.get(DiscoveryService))) sweep.start();
  app.get(BackupsService).start();
  app.get(MissingPicturesService).start();
  endGracefully(app);
  await app.listen(env.PORT, env.HOST);
  process.stdout.write(welcome(env));
}

/** Fails on a busy port before anything is migrated, and before a password is made up and printed. */
async function probePort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function firstAdministrator({ ADMIN_USERNAME }: Env, password: string): string {
  return `\n  First administrator: ${ADMIN_USERNAME}\n  Password (shown only this once): ${password}\n`;
}

function welcome({ PUBLIC_URL }: Env): string {
  return [
    '',
    `  Site         ${PUBLIC_URL}/`,
    `  Back office  ${PUBLIC_URL}/admin`,
    `  API          ${PUBLIC_URL}/api/docs`,
    '',
    '',
  ].join('\n');
}

function startupLine(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  const failure = error as NodeJS.ErrnoException & { port?: number };
  const { code = driverCode(error), syscall, message, port } = failure;
  if (code === 'EADDRINUSE') return `port ${port} is already in use; set PORT to another one`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST or PORT cannot be used: ${message}`;
  return code && DISK_FAILURE.test(code) ? `DATA_DIR cannot be written to: ${message}` : undefined;
}
