import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';

export const HOUR = 3_600_000;

/** A service that clears away what is no longer needed. Only the server starts it, not the commands. */
export abstract class Sweep implements BeforeApplicationShutdown {
  /** In milliseconds. */
  protected readonly interval: number = HOUR;
  protected readonly logger = new Logger(this.constructor.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<unknown> = Promise.resolve();

  abstract sweep(): Promise<unknown>;

  /** For the first time after its interval: a server that was started by mistake is gone by then. */
  start(): void {
    this.timer = setInterval(() => {
      this.running = this.sweep().catch((error: unknown) => this.logger.error(error));
    }, this.interval).unref();
  }

  /** Before the database is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
