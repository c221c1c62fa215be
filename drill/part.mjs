import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const READY_SECONDS = 90;
const END_SECONDS = 30;

/** A process of the cluster, with those that it starts itself: all of them are killed, paused and resumed together. */
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
    // The drill may have ended meanwhile.
    if (this.#isOver) return;
    const log = openSync(this.log, 'a');
    this.#child = spawn(program, args, {
      cwd: this.cwd,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...this.env },
      stdio: ['ignore', log, log],
      // A group of its own.
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

  /** @param {NodeJS.Signals} name */
  signal(name) {
    try {
      process.kill(-this.#child.pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }

  /** To the first process alone: those that it has started are its own to end. */
  signalMain(name) {
    this.#child.kill(name);
  }

  /** It is not started again. */
  async end() {
    this.#isOver = true;
    await this.kill();
  }

  async kill() {
    if (!this.#child) return;
    this.signal('SIGKILL');
    if (this.isRunning) await once(this.#child, 'exit');
  }

  /** As an upgrade does: what is under way is brought to its end. */
  async stop() {
    const late = setTimeout(() => this.signal('SIGKILL'), END_SECONDS * 1000);
    this.signalMain(this.endsWith ?? 'SIGTERM');
    if (this.isRunning) await once(this.#child, 'exit');
    clearTimeout(late);
  }
}

/** @param {string} url */
export async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
