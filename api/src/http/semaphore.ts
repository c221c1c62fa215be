import { BadRequest, Unavailable } from './http-errors.js';

const CALLED_OFF = 'Permintaan dibatalkan.';

/** One task at a time, so that many take no more memory than one. */
export class Semaphore {
  private taken = false;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly mostWaiting: number,
    private readonly busy: string,
  ) {}

  async run<T>(task: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (this.taken) await this.wait(gone);
    this.taken = true;
    try {
      return await task();
    } finally {
      this.next();
    }
  }

  get length(): number {
    return this.waiting.size;
  }

  private wait(gone?: AbortSignal): Promise<void> {
    if (this.waiting.size >= this.mostWaiting) throw new Unavailable(this.busy);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.delete(turn);
        reject(new BadRequest(CALLED_OFF));
      };
      const turn = () => {
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      this.waiting.add(turn);
      gone?.addEventListener('abort', leave, { once: true });
      if (gone?.aborted) leave();
    });
  }

  /** The turn goes on without being free in between. */
  private next(): void {
    const [turn] = this.waiting;
    this.taken = turn !== undefined;
    if (!turn) return;
    this.waiting.delete(turn);
    turn();
  }
}
