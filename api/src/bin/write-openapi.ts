import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { openApiDocument, setUp } from '../app.setup.js';
import { parseEnv } from '../env.js';
import { createLogger, NestLogger } from '../http/logging.js';

const DATA_DIR = await mkdtemp(join(tmpdir(), 'etalase-contract-'));
const logger = createLogger({ LOG_LEVEL: 'warn' });
const app = await NestFactory.create<NestExpressApplication>(
  AppModule.forRoot(parseEnv({ DATA_DIR }), logger),
  {
    logger: new NestLogger(logger),
  },
);
setUp(app, logger);
await writeFile(
  new URL('../../openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(app), null, 2)}\n`,
);
await app.close();
await rm(DATA_DIR, { recursive: true });
