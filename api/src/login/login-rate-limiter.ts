import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CodeRequired, HttpError, TooManyRequests } from '../http/http-errors.js';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { hmac } from '../auth/hmac.js';
import { type Allowance, GuessCounts, LimitReached, WINDOW_MS } from './guess-counts.service.js';
import { KnownPlacesService } from './known-places.service.js';
import { networkOf } from './network.js';
import type { Origin } from '../auth/origin.decorator.js';
import { type SecurityDetails, type SecurityEvent, SecurityLog } from '../auth/security-log.js';

/** For so long a process refuses without asking the database again. */
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** The most failures within WINDOW_MS. */
const MOST_FAILURES = {
  device: 10,
  session: 10,
  code: 10,
  both: 10,
  network: 20,
  /** Higher than `network`: against one who guesses from many networks. */
  name: 100,
} as const;

type Limit = keyof typeof MOST_FAILURES;

interface LoginAttempt {
  username: string;
  device?: string;
  origin: Origin;
}

interface Count {
  limit: Limit;
  key: string;
  isExempt?: () => Promise<boolean>;
}

interface LimitEvent {
  event: Extract<SecurityEvent, `${string}.limited`>;
  details: SecurityDetails;
}

/** An attempt counts before its password is checked, so that guesses sent all at once cannot pass a limit together. */
@Injectable()
export class LoginRateLimiter {
  private readonly logger = new Logger(LoginRateLimiter.name);
  /** The end of a limit (milliseconds since 1970), by the name of its count. */
  private readonly reached = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  private readonly loggedLimits = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: WINDOW_MS });

  constructor(
    private readonly places: KnownPlacesService,
    private readonly guesses: GuessCounts,
    private readonly security: SecurityLog,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  /** Failures of others do not lock out an administrator on a network or a device of earlier logins. */
  login<T>({ username, device, origin }: LoginAttempt, attempt: () => Promise<T>): Promise<T> {
    const name = username.toLowerCase();
    const network = networkOf(origin.address);
    const limitEvent: LimitEvent = { event: 'login.limited', details: { name, origin } };
    if (device !== undefined) return this.limited([{ limit: 'device', key: device }], limitEvent, attempt);
    const isExempt = () => this.places.knows(username, { address: origin.address });
    const counts: Count[] = [
      { limit: 'network', key: network },
      { limit: 'both', key: `${network} ${name}` },
      { limit: 'name', key: name, isExempt },
    ];
    return this.limited(counts, limitEvent, attempt);
  }

  confirm<T>({ adminId, sessionId, origin }: AuthenticatedUser, attempt: () => Promise<T>): Promise<T> {
    const counts: Count[] = [
      { limit: 'network', key: networkOf(origin.address) },
      { limit: 'session', key: sessionId },
    ];
    return this.limited(
      counts,
      { event: 'confirm.limited', details: { adminId, sessionId, origin } },
      attempt,
    );
  }

  code<T>({ adminId, origin }: { adminId: number; origin: Origin }, attempt: () => Promise<T>): Promise<T> {
    const limitEvent: LimitEvent = { event: 'totp.limited', details: { adminId, origin } };
    return this.limited([{ limit: 'code', key: String(adminId) }], limitEvent, attempt);
  }

  private async limited<T>(counts: Count[], limitEvent: LimitEvent, attempt: () => Promise<T>): Promise<T> {
    const taken = await this.take(counts, limitEvent);
    try {
      const result = await attempt();
      await this.refund(taken);
      return result;
    } catch (error) {
      const isFailure = error instanceof HttpError && error.status < 500 && !(error instanceof CodeRequired);
      if (!isFailure) await this.refund(taken);
      throw error;
    }
  }

  private async take(counts: Count[], limitEvent: LimitEvent): Promise<string[]> {
    for (;;) {
      const open: Allowance[] = [];
      for (const count of counts) {
        const name = hmac(this.secret, 'guess', `${count.limit} ${count.key}`);
        const until = this.reached.get(name);
        if (until === undefined) open.push({ name, most: MOST_FAILURES[count.limit] });
        else if (!(await count.isExempt?.())) throw this.refusal(count.limit, name, until, limitEvent);
      }
      try {
        await this.guesses.take(open);
        return open.map(({ name }) => name);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        this.reached.set(error.name, error.until);
      }
    }
  }

  /** A refund that fails does not refuse a login that was right. */
  private async refund(names: string[]): Promise<void> {
    for (const name of names) this.reached.delete(name);
    await this.guesses
      .refund(names)
      .catch((error: unknown) =>
        this.logger.warn(`an attempt to log in was not given back: ${String(error)}`),
      );
  }

  private refusal(
    limit: Limit,
    name: string,
    until: number,
    { event, details }: LimitEvent,
  ): TooManyRequests {
    if (!this.loggedLimits.has(name)) {
      this.loggedLimits.set(name, true);
      this.security.record(event, { ...details, limit });
    }
    const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
    return new TooManyRequests(`Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`, seconds);
  }
}
