import { TooManyRequests, Unavailable } from '../http/refusals.js';

/** Of one administrator: one in work, one waiting. */
const MOST_OF_ONE = 2;
const MOST_OF_ALL = 10;
const RETRY_AFTER = 10;

/** What is done one at a time, so that many files take no more memory than one. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private readonly unfinished: number[] = [];

  /** @param what each of them is, as the administrator knows it */
  constructor(private readonly what: string) {}

  /** @throws TooManyRequests, Unavailable */
  async take<T>(adminId: number, work: () => Promise<T>): Promise<T> {
    const own = this.unfinished.filter((id) => id === adminId);
    if (own.length >= MOST_OF_ONE)
      throw new TooManyRequests(
        `${this.what} Anda sebelumnya belum selesai. Coba lagi sebentar lagi.`,
        RETRY_AFTER,
      );
    if (this.unfinished.length >= MOST_OF_ALL)
      throw new Unavailable(`${this.what} lain masih menunggu giliran. Coba lagi sebentar lagi.`);
    this.unfinished.push(adminId);
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.unfinished.splice(this.unfinished.indexOf(adminId), 1);
    }
  }
}
