import { TooManyRequests } from '../http/http-errors.js';
import { Semaphore } from '../http/semaphore.js';

/** One in work and one waiting. */
const MOST_OF_ONE_ADMIN = 2;
const MOST_WAITING = 9;
const RETRY_AFTER_SECONDS = 10;

export class SheetQueue {
  private readonly semaphore: Semaphore;
  private readonly unfinished: number[] = [];

  constructor(private readonly work: string) {
    this.semaphore = new Semaphore(
      MOST_WAITING,
      `${work} lain masih menunggu giliran. Coba lagi sebentar lagi.`,
    );
  }

  /** @throws TooManyRequests, Unavailable */
  async take<T>(adminId: number, run: () => Promise<T>): Promise<T> {
    if (this.unfinished.filter((id) => id === adminId).length >= MOST_OF_ONE_ADMIN)
      throw new TooManyRequests(
        `${this.work} Anda sebelumnya belum selesai. Coba lagi sebentar lagi.`,
        RETRY_AFTER_SECONDS,
      );
    this.unfinished.push(adminId);
    try {
      return await this.semaphore.run(run);
    } finally {
      this.unfinished.splice(this.unfinished.indexOf(adminId), 1);
    }
  }
}
