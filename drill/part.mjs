import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const READY_SECONDS = 90;
const END_SECONDS = 30;

/** A process of the cluster; it is killed, paused and resumed together with those that it starts. */
export class Part {
  #child;
  #isOver = false;

  /**
   * @param {{
   *   kind: string, name: string, log: string, cwd: string, endsWith?: NodeJS.Signals, env?: Record<string, string>,
   *   command: () => Promise<string[]> | string[],
   *   isReady: () => Promise<boolean>,
   * }} part
   */
  constructor(part) {
    Object.assign(this, part);
  }

  get isRunning() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start() {
    const [program, ...args] = await this.command();
    if (this.#isOver) return;
    const log = openSync(this.log, 'a');
    this.#child = spawn(program, args, {
      cwd: this.cwd,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...this.env },
      stdio: ['ignore', log, log],
      // In a process group of its own, which signals reach as a whole.
      detached: true,
    });
    await this.ready();
  }

  async ready() {
    for (const end = Date.now() + READY_SECONDS * 1000; Date.now() < end; await pause(100)) {
      if (!this.isRunning) throw new Error(`${this.name} ended`);
      if (await this.isReady()) return;
    }
    throw new Error(`${this.name} was not ready after ${READY_SECONDS} s`);
  }

  signal(name) {
    try {
      process.kill(-this.#child.pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }

  /** Not to the processes that it has started, which it ends itself. */
  signalMain(name) {
    this.#child.kill(name);
  }

  async end() {
    this.#isOver = true;
    await this.kill();
  }

  async kill() {
    if (!this.#child) return;
    this.signal('SIGKILL');
    if (this.isRunning) await once(this.#child, 'exit');
  }

  async stop() {
    const late = setTimeout(() => this.signal('SIGKILL'), END_SECONDS * 1000);
    this.signalMain(this.endsWith ?? 'SIGTERM');
    if (this.isRunning) await once(this.#child, 'exit');
    clearTimeout(late);
  }
}

export async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
