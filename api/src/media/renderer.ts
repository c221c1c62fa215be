import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { setPriority } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TooLarge, UnsupportedMediaType } from '../http/http-errors.js';
import type { Recognised } from './renditions.js';

export type Job =
  { do: 'recognise'; file: string } | { do: 'render'; file: string; picture: Recognised; folder: string };
export type Answer<T = unknown> =
  | { done: T }
  | { refusal: keyof typeof REFUSALS; sentence: string }
  /** `code`: the operating system's, such as ENOSPC. */
  | { failure: string; code?: string };

const REFUSALS = { TooLarge, UnsupportedMediaType };
const TOO_INTRICATE = 'Gambar terlalu rumit untuk diolah. Perkecil ukurannya, atau simpan sebagai JPEG.';

const PROCESS = new URL('./renderer.process.js', import.meta.url);
/** Pictures lie outside the heap. A process that opens files of strangers gets no secrets in its environment. */
const OPTIONS: ForkOptions = {
  execArgv: ['--max-old-space-size=64'],
  // Two threads encode at once; more arenas would hold on to freed memory.
  env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
};
/** Requests go first, without starving pictures on a busy machine. */
const NICENESS = 5;
/** The code with which renderer.process.js ends when a picture takes too much memory. */
const OUT_OF_MEMORY = 77;
const MOST_MILLISECONDS = 60_000;
const IDLE_MILLISECONDS = 5000;

/** Decodes and encodes in a process of its own, which may be slow, grow and crash. For one caller at a time. */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private child?: ChildProcess;
  private idle?: NodeJS.Timeout;

  /** @throws UnsupportedMediaType, TooLarge (too many pixels, too tall, or more than the memory there is for it) */
  recognise(file: string): Promise<Recognised> {
    return this.ask<Recognised>({ do: 'recognise', file });
  }

  /** @returns the tint, once all renditions are on the disk */
  async render(file: string, picture: Recognised, folder: string): Promise<string> {
    try {
      return await this.ask<string>({ do: 'render', file, picture, folder });
    } finally {
      // Its memory is free before the next picture.
      this.end();
    }
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private async ask<T>(job: Job): Promise<T> {
    clearTimeout(this.idle);
    const answer = await this.answer<T>((this.child ??= start()), job);
    this.idle = setTimeout(() => this.end(), IDLE_MILLISECONDS).unref();
    if ('done' in answer) return answer.done;
    if ('failure' in answer) throw Object.assign(new Error(answer.failure), { code: answer.code });
    throw new REFUSALS[answer.refusal](answer.sentence, { image: answer.sentence });
  }

  private answer<T>(child: ChildProcess, job: Job): Promise<Answer<T>> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.end(), MOST_MILLISECONDS);
      const settle = (answer: Answer<T>) => {
        clearTimeout(late);
        resolve(answer);
      };
      child.removeAllListeners();
      child.once('message', (answer: Answer<T>) => settle(answer));
      child.once('exit', (code, signal) => {
        if (this.child === child) this.end();
        // Any other code is a fault of the process and none of the picture's.
        if (signal !== null || code === OUT_OF_MEMORY) {
          settle({ refusal: 'TooLarge', sentence: TOO_INTRICATE });
        } else settle({ failure: `the process that renders pictures ended with ${code}` });
      });
      child.on('error', ({ message }) => settle({ failure: message }));
      child.send(job);
    });
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

function start(): ChildProcess {
  const child = fork(PROCESS, OPTIONS);
  if (child.pid) setPriority(child.pid, NICENESS);
  child.unref();
  child.channel?.unref();
  return child;
}
