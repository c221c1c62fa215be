import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { constants } from 'node:os';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { HealthController } from './health/health.controller.js';

/** A client that sends or reads more slowly is cut off. */
const PATIENCE_MS = 15_000;
/** Containers are killed after thirty seconds. */
const DEADLINE_MS = 20_000;
const IDLE_CHECK_MS = 100;
/** Ctrl-C sends one signal from the terminal and the same once more through npm. */
const SAME_SIGNAL_MS = 300;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

type Signal = (typeof SIGNALS)[number];

/** The first signal lets requests under way end; a second one, or the deadline, ends the process as it is. */
export function endGracefully(app: NestExpressApplication): void {
  const server: Server = app.getHttpServer();
  const underWay = new Set<ServerResponse>();
  let endingSince: number | undefined;

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (endingSince !== undefined) response.setHeader('Connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (endingSince !== undefined) {
        if (Date.now() - endingSince > SAME_SIGNAL_MS) end(signal);
        return;
      }
      endingSince = Date.now();
      app.get(HealthController, { strict: false }).isEnding = true;
      setTimeout(() => end(signal), DEADLINE_MS).unref();
      void drain(app, server, [...underWay])
        .catch((error: unknown) => new Logger(endGracefully.name).error(error))
        .finally(() => end(signal));
    });
  }
}

/** The port stays open for the first requests: a page under way has questions to the API. */
async function drain(app: NestExpressApplication, server: Server, first: ServerResponse[]): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  for (const response of first) if (!response.headersSent) response.setHeader('Connection', 'close');
  await Promise.all(first.map((response) => new Promise((resolve) => response.once('close', resolve))));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(cutOff);
}

/** A signal names itself in the exit status and, unlike `process.exit`, waits for no thread. */
function end(signal: Signal): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The first process of a container is not ended by a signal of its own.
  process.exit(128 + constants.signals[signal]);
}
