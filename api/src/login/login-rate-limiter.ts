import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CodeNeeded, Refusal, TooManyRequests } from '../http/refusals.js';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { hmac } from '../auth/hmac.js';
import { type Allowance, GuessCounts, LimitReached, WINDOW_MS } from './guess-counts.service.js';
import { KnownPlacesService } from './known-places.service.js';
import { networkOf } from './network.js';
import type { Origin } from '../auth/origin.decorator.js';
import { type SecurityDetails, type SecurityEvent, SecurityLog } from '../auth/security-log.js';

/** How long a process takes a limit for reached without asking the database again. */
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** Failures in five minutes. A person mistypes a few times; a machine that guesses is stopped. */
const FAILURES = {
  /** Of a device that has logged in before; attempts from other devices do not count here. */
  device: 10,
  session: 10,
  /** Codes of the second step, tried by who knows the password. */
  code: 10,
  both: 10,
  network: 20,
  /** For a machine with many networks. More than one network may try. */
  name: 100,
} as const;

type Limit = keyof typeof FAILURES;

interface LoginAttempt {
  username: string;
  device?: string;
  origin: Origin;
}

interface Count {
  limit: Limit;
  key: string;
  unless?: () => Promise<boolean>;
}

interface Told {
  event: Extract<SecurityEvent, `${string}.limited`>;
  details: SecurityDetails;
}

/**
 * Holds back who guesses passwords: counted in the database, for all processes together. Once a limit is reached, a flood of
 * guesses writes nothing more and, but for one question every ten seconds, reads nothing of it.
 *
 * An attempt counts before its password is looked at, and is given back when it was right: of a hundred guesses sent at
 * once no more are looked at than of a hundred sent one by one.
 */
@Injectable()
export class LoginRateLimiter {
  private readonly logger = new Logger(LoginRateLimiter.name);
  /** Until when, by the name of the count. */
  private readonly reached = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  /** One line in the log for a limit that is reached, not one for each attempt after it. */
  private readonly told = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: WINDOW_MS });

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
    const told: Told = { event: 'login.limited', details: { name, origin } };
    if (device !== undefined) return this.counting([{ limit: 'device', key: device }], told, attempt);
    const unless = () => this.places.knows(username, { address: origin.address });
    const counts: Count[] = [
      { limit: 'network', key: network },
      { limit: 'both', key: `${network} ${name}` },
      { limit: 'name', key: name, unless },
    ];
    return this.counting(counts, told, attempt);
  }

  confirm<T>({ adminId, sessionId, origin }: AuthenticatedUser, attempt: () => Promise<T>): Promise<T> {
    const counts: Count[] = [
      { limit: 'network', key: networkOf(origin.address) },
      { limit: 'session', key: sessionId },
    ];
    return this.counting(
      counts,
      { event: 'confirm.limited', details: { adminId, sessionId, origin } },
      attempt,
    );
  }

  code<T>({ adminId, origin }: { adminId: number; origin: Origin }, attempt: () => Promise<T>): Promise<T> {
    const told: Told = { event: 'totp.limited', details: { adminId, origin } };
    return this.counting([{ limit: 'code', key: String(adminId) }], told, attempt);
  }

  private async counting<T>(counts: Count[], told: Told, attempt: () => Promise<T>): Promise<T> {
    const taken = await this.take(counts, told);
    try {
      const result = await attempt();
      await this.giveBack(taken);
      return result;
    } catch (error) {
      // Neither a database that is away nor a code that is asked for is a failure.
      const isFailure = error instanceof Refusal && error.status < 500 && !(error instanceof CodeNeeded);
      if (!isFailure) await this.giveBack(taken);
      throw error;
    }
  }

  private async take(counts: Count[], told: Told): Promise<string[]> {
    for (;;) {
      const open: Allowance[] = [];
      for (const count of counts) {
        const name = hmac(this.secret, 'guess', `${count.limit} ${count.key}`);
        const until = this.reached.get(name);
        if (until === undefined) open.push({ name, most: FAILURES[count.limit] });
        else if (!(await count.unless?.())) throw this.refusal(count.limit, name, until, told);
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

  /** One that fails is no reason to refuse a login that was right: it counts for five minutes. */
  private async giveBack(names: string[]): Promise<void> {
    for (const name of names) this.reached.delete(name);
    await this.guesses
      .refund(names)
      .catch((error: unknown) =>
        this.logger.warn(`an attempt to log in was not given back: ${String(error)}`),
      );
  }

  private refusal(limit: Limit, name: string, until: number, { event, details }: Told): TooManyRequests {
    if (!this.told.has(name)) {
      this.told.set(name, true);
      this.security.record(event, { ...details, limit });
    }
    const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
    return new TooManyRequests(`Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`, seconds);
  }
}
