import { Malformed, Unavailable } from '../http/refusals.js';

const MOST_WAITING = 20;
const BUSY = 'Terlalu banyak gambar sedang diolah. Silakan coba lagi sebentar lagi.';
const CALLED_OFF = 'Permintaan dibatalkan.';

/** One at a time, in the order they came, with room for twenty to wait. */
export class Turns {
  private taken = false;
  private readonly waiting = new Set<() => void>();

  /**
   * @param gone aborts when the request waits no longer
   * @throws Unavailable when too many wait
   */
  async take<T>(run: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (this.taken) await this.wait(gone);
    this.taken = true;
    try {
      return await run();
    } finally {
      this.next();
    }
  }

  private wait(gone?: AbortSignal): Promise<void> {
    if (this.waiting.size >= MOST_WAITING) throw new Unavailable(BUSY);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.delete(turn);
        reject(new Malformed(CALLED_OFF));
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

  /** The turn goes from one to the next without being free in between. */
  private next(): void {
    const [turn] = this.waiting;
    this.taken = turn !== undefined;
    if (!turn) return;
    this.waiting.delete(turn);
    turn();
  }
}
