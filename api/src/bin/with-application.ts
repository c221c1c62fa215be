import { existsSync } from 'node:fs';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { claimDataDir } from '../database/boot-lock.js';
import { sqliteFile } from '../database/data-source.js';
import { type Env, loadEnvFile, parseEnv, StartupError } from '../env.js';
import { createLogger, NestLogger } from '../http/logging.js';
import { HttpError } from '../http/http-errors.js';
import { forOperator } from '../media/open-media-store.js';

export class CommandRefused extends Error {}

/** With SQLite the server has to be stopped meanwhile. @param refused how the line about a refusal begins */
export async function withApplication(
  refused: string,
  command: (app: INestApplicationContext, env: Env) => Promise<void>,
): Promise<void> {
  try {
    loadEnvFile();
    const env = parseEnv(process.env);
    if (!env.DATABASE_URL) {
      if (!existsSync(sqliteFile(env))) throw new StartupError(`there is no database at ${sqliteFile(env)}`);
      const claim = claimDataDir(env);
      process.once('exit', () => claim.release());
    }
    const logger = createLogger(env, process.stderr);
    const app = await NestFactory.createApplicationContext(AppModule.forRoot(env, logger), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    await forOperator(command(app, env));
    await app.close();
  } catch (error) {
    const known = [StartupError, HttpError, CommandRefused].some((kind) => error instanceof kind);
    if (!known) throw error;
    process.stderr.write(`${refused}: ${(error as Error).message}\n`);
    process.exit(1);
  }
}

export function sayPassword(username: string, kind: string, password: string): void {
  process.stdout.write(`\n  Administrator: ${username}\n  ${kind} (shown only this once): ${password}\n\n`);
}
