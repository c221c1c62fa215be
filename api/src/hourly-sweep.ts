import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

export const HOUR = 3_600_000;

/** A service that clears away what nobody needs any more: at the start, and every hour from then on. */
export abstract class HourlySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer?: NodeJS.Timeout;

  abstract sweep(): Promise<unknown>;

  onApplicationBootstrap() {
    const sweep = () => void this.sweep().catch((error: unknown) => this.logger.error(error));
    this.timer = setInterval(sweep, HOUR).unref();
    sweep();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }
}
