import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { HOUR } from '../database/scheduled-task.js';
import { Env } from '../env.js';
import { LOGGER } from '../http/logging.js';
import { listBackups } from './kept-backups.js';

const PROGRAM = fileURLToPath(new URL('../bin/backup.js', import.meta.url));
/** A database or a disk that hangs must not keep every later backup from being made. */
const MOST_HOURS = 6;

@Injectable()
export class BackupsService implements BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private child?: ChildProcess;
  private running: Promise<unknown> = Promise.resolve();
  private ending = false;

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    const { BACKUP_DIR } = this.env;
    if (BACKUP_DIR !== undefined) void this.wait(BACKUP_DIR);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending = true;
    clearTimeout(this.timer);
    this.child?.kill();
    await this.running;
  }

  /** The folder knows when the last one was made, whichever process made it. */
  private async wait(folder: string, earliest = 0): Promise<void> {
    const every = this.env.BACKUP_EVERY;
    const last = (await listBackups(folder)).at(-1)?.madeAt.getTime() ?? 0;
    if (this.ending) return;
    const due = Math.max(last + every, earliest) - Date.now();
    // Looks again every hour: another process may have made one, and a timer cannot wait for more than 24 days.
    const pause = Math.min(Math.max(due, 0), HOUR);
    this.timer = setTimeout(() => {
      if (due > HOUR) return void this.wait(folder);
      this.running = this.make().then((made) => {
        const retryAt = made ? 0 : Date.now() + Math.min(every, HOUR);
        return this.wait(folder, retryAt);
      });
    }, pause).unref();
  }

  private async make(): Promise<boolean> {
    const args = ['--keep', String(this.env.BACKUP_KEEP)];
    this.child = fork(PROGRAM, args, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: MOST_HOURS * HOUR,
    });
    const { child } = this;
    let result: object | undefined;
    child.on('message', (message: object) => (result = message));
    const said = child.stderr ? text(child.stderr) : Promise.resolve('');
    const [code, signal] = (await once(child, 'close').catch((error: Error) => [error.message])) as string[];
    const reason = (await said).trim().replace(/^No backup was made: /, '');
    this.child = undefined;
    if (this.ending) return false;
    if (result === undefined) this.logger.error(`no backup: ${reason || `it ended with ${signal ?? code}`}`);
    else if (reason) this.logger.warn({ backup: result }, reason);
    else this.logger.info({ backup: result }, 'backup made');
    return result !== undefined;
  }
}
