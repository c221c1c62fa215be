import { Inject, Injectable } from '@nestjs/common';
import { hmac } from '../auth/hmac.js';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { HOUR, MINUTE } from '../database/scheduled-task.js';
import { TooManyRequests } from '../http/http-errors.js';
import { GuessCounts, LimitReached } from '../login/guess-counts.service.js';
import { networkOf } from '../login/network.js';

const MOST = {
  form: { each: 5, within: 10 * MINUTE },
  chat: { each: 20, within: 10 * MINUTE },
} as const;
const MOST_AN_HOUR = 200;
const TOO_MANY =
  'Terlalu banyak permintaan terkirim. Hubungi kami lewat WhatsApp atau email, atau coba lagi nanti.';

/** Only what is stored counts. */
@Injectable()
export class InquiryLimits {
  constructor(
    private readonly counts: GuessCounts,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  /** @throws TooManyRequests */
  async within<T>(kind: keyof typeof MOST, address: string, store: () => Promise<T>): Promise<T> {
    const { each, within } = MOST[kind];
    const name = (key: string) => hmac(this.secret, 'inquiry', `${kind} ${key}`);
    const limits = [
      { name: name(networkOf(address)), most: each, window: within },
      { name: name('all'), most: MOST_AN_HOUR, window: HOUR },
    ];
    try {
      await this.counts.take(limits);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      throw new TooManyRequests(TOO_MANY, Math.max(1, Math.ceil((error.until - Date.now()) / 1000)));
    }
    try {
      return await store();
    } catch (error) {
      await this.counts.refund(limits.map(({ name }) => name));
      throw error;
    }
  }
}
