import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { TooManyRequests } from '../http/refusals.js';

const MINUTE = 60_000;

/**
 * A person mistypes a few times; a machine that guesses is stopped by address, and by name when it has many addresses.
 * A name takes more than one address may try, so that nobody alone can keep an administrator out.
 */
export const loginThrottling: ThrottlerModuleOptions = {
  setHeaders: false,
  throttlers: [
    { name: 'address', limit: 20, ttl: 5 * MINUTE },
    {
      name: 'both',
      limit: 10,
      ttl: 5 * MINUTE,
      getTracker: (request) => `${request.ip} ${usernameOf(request)}`,
    },
    { name: 'username', limit: 100, ttl: 5 * MINUTE, getTracker: usernameOf },
  ],
};

@Injectable()
export class LoginThrottlerGuard extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    const seconds = Math.max(1, timeToBlockExpire);
    return Promise.reject(
      new TooManyRequests(`Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`, seconds),
    );
  }
}

function usernameOf(request: Record<string, unknown>): string {
  const { username } = (request.body ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username.trim().toLowerCase() : '';
}
