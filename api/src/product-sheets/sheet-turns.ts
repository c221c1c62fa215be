import { TooManyRequests } from '../http/refusals.js';
import { Turns } from '../http/turns.js';

/** Of one administrator: one in work, one waiting. */
const MOST_OF_ONE = 2;
const MOST_WAITING = 9;
const RETRY_AFTER = 10;

/** One sheet at a time, and few of one administrator, so that the others have their turn too. */
export class SheetTurns {
  private readonly turns: Turns;
  private readonly unfinished: number[] = [];

  /** @param work what the sentences call it */
  constructor(private readonly work: string) {
    this.turns = new Turns(MOST_WAITING, `${work} lain masih menunggu giliran. Coba lagi sebentar lagi.`);
  }

  /** @throws TooManyRequests, Unavailable */
  async take<T>(adminId: number, run: () => Promise<T>): Promise<T> {
    if (this.unfinished.filter((id) => id === adminId).length >= MOST_OF_ONE)
      throw new TooManyRequests(
        `${this.work} Anda sebelumnya belum selesai. Coba lagi sebentar lagi.`,
        RETRY_AFTER,
      );
    this.unfinished.push(adminId);
    try {
      return await this.turns.take(run);
    } finally {
      this.unfinished.splice(this.unfinished.indexOf(adminId), 1);
    }
  }
}
