import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Logger } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import { takeLease } from './lease.js';
import { UnitOfWork } from './unit-of-work.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const GRACE_SECONDS = 60;

/** Only the server starts it, not the commands. Of all processes one sweeps, until it ends. */
export abstract class ScheduledTask implements BeforeApplicationShutdown {
  /** In milliseconds. */
  protected readonly interval: number = HOUR;
  protected readonly logger = new Logger(this.constructor.name);
  @Inject(UnitOfWork) private readonly leases: UnitOfWork;
  private readonly process = randomUUID();
  private timer?: NodeJS.Timeout;
  private running: Promise<unknown> = Promise.resolve();

  abstract sweep(): Promise<unknown>;

  /** The first sweep comes after the interval: a server that was started by mistake is gone by then. */
  start(): void {
    this.timer = setInterval(() => {
      this.running = this.turn().catch((error: unknown) => this.logger.error(error));
    }, this.interval).unref();
  }

  async turn(): Promise<void> {
    const lease = {
      name: `sweep ${this.constructor.name}`,
      owner: this.process,
      seconds: this.interval / 1000 + GRACE_SECONDS,
    };
    if (await this.leases.internalTransaction((manager) => takeLease(manager, lease))) await this.sweep();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}

export function scheduledTasksOf(discovery: DiscoveryService): ScheduledTask[] {
  return discovery
    .getProviders()
    .map(({ instance }): unknown => instance)
    .filter((instance) => instance instanceof ScheduledTask);
}
