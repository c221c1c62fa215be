import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CodeNeeded, Refusal, TooManyRequests } from '../http/refusals.js';
import type { Caller } from '../auth/caller.decorator.js';
import { KnownPlacesService } from './known-places.service.js';
import { networkOf } from './network.js';
import type { Origin } from '../auth/origin.decorator.js';
import { type SecurityDetails, type SecurityEvent, SecurityLog } from '../auth/security-log.js';

const WINDOW_SECONDS = 5 * 60;

/** Failures in five minutes. A person mistypes a few times; a machine that guesses is stopped. */
const FAILURES = {
  /** Of a device that has logged in before; attempts from other devices do not count here. */
  device: 10,
  /** Of a session that confirms its password. */
  session: 10,
  /** Codes of the second step, tried by who knows the password. */
  code: 10,
  /** For one name from one network. */
  both: 10,
  network: 20,
  /** For a machine with many networks. More than one network may try. */
  name: 100,
} as const;

type Limit = keyof typeof FAILURES;

interface LoginAttempt {
  username: string;
  /** One that the name has logged in from. */
  device?: string;
  origin: Origin;
}

interface Count {
  limit: Limit;
  key: string;
  /** Asked once the limit is reached. */
  unless?: () => Promise<boolean>;
}

interface Told {
  event: Extract<SecurityEvent, `${string}.limited`>;
  details: SecurityDetails;
}

/**
 * Holds back who guesses passwords. Counted in the memory of this process: a flood of guesses writes nothing to the disk.
 *
 * An attempt counts before its password is looked at, and is given back when it was right: of a hundred guesses sent at
 * once no more are looked at than of a hundred sent one by one.
 */
@Injectable()
export class GuessLimits {
  private readonly failures = limiters((limit) => FAILURES[limit]);
  /** One line in the log for a limit that is reached, not one for each attempt after it. */
  private readonly lines = limiters(() => 1);

  constructor(
    private readonly places: KnownPlacesService,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Failures of others do not lock out an administrator on a network or a device of earlier logins.
   * @throws TooManyRequests
   */
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

  /** @throws TooManyRequests */
  confirm<T>({ adminId, sessionId, origin }: Caller, attempt: () => Promise<T>): Promise<T> {
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

  /** @throws TooManyRequests */
  code<T>({ adminId, origin }: { adminId: number; origin: Origin }, attempt: () => Promise<T>): Promise<T> {
    const told: Told = { event: 'totp.limited', details: { adminId, origin } };
    return this.counting([{ limit: 'code', key: String(adminId) }], told, attempt);
  }

  private async counting<T>(counts: Count[], told: Told, attempt: () => Promise<T>): Promise<T> {
    const taken: Count[] = [];
    try {
      for (const count of counts) if (await this.take(count, told)) taken.push(count);
    } catch (error) {
      await this.giveBack(taken);
      throw error;
    }
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

  /** Whether the attempt counts here. */
  private async take({ limit, key, unless }: Count, told: Told): Promise<boolean> {
    try {
      await this.failures[limit].consume(key);
      return true;
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      await this.failures[limit].reward(key);
      if (await unless?.()) return false;
      await this.tell(limit, key, told);
      const seconds = Math.max(1, Math.ceil(full.msBeforeNext / 1000));
      throw new TooManyRequests(`Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`, seconds);
    }
  }

  private async giveBack(taken: Count[]): Promise<void> {
    await Promise.all(taken.map(({ limit, key }) => this.failures[limit].reward(key)));
  }

  private async tell(limit: Limit, key: string, { event, details }: Told): Promise<void> {
    const { consumedPoints } = await this.lines[limit].penalty(key);
    if (consumedPoints === 1) this.security.record(event, { ...details, limit });
  }
}

function limiters(points: (limit: Limit) => number): Record<Limit, RateLimiterMemory> {
  const entries = (Object.keys(FAILURES) as Limit[]).map(
    (limit) => [limit, new RateLimiterMemory({ points: points(limit), duration: WINDOW_SECONDS })] as const,
  );
  return Object.fromEntries(entries) as Record<Limit, RateLimiterMemory>;
}
