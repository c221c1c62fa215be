import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../http/logging.js';
import { JWT_SECRET } from './jwt-secret.js';
import { hmac } from './hmac.js';
import type { Origin } from './origin.decorator.js';

/** Refusals are warnings, so that LOG_LEVEL=warn still shows each of them. */
export const SECURITY_EVENT_LEVELS = {
  'login.succeeded': 'info',
  'login.failed': 'warn',
  'login.disabled': 'warn',
  'login.limited': 'warn',
  logout: 'info',
  'token.refused': 'warn',
  'session.revoked': 'info',
  'confirm.succeeded': 'info',
  'confirm.failed': 'warn',
  'confirm.limited': 'warn',
  'password.changed': 'info',
  'password.reset': 'warn',
  'username.changed': 'info',
  'email.changed': 'info',
  'admin.added': 'info',
  'admin.disabled': 'warn',
  'admin.enabled': 'warn',
  'totp.on': 'info',
  'totp.off': 'warn',
  'totp.asked': 'info',
  'totp.failed': 'warn',
  'totp.limited': 'warn',
  'totp.recovered': 'warn',
  'totp.codes.renewed': 'info',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof SECURITY_EVENT_LEVELS;

export interface SecurityDetails {
  adminId?: number;
  by?: number;
  /** A name may be a password typed into the wrong field, so only a keyed hash of it is logged. */
  name?: string;
  sessionId?: string;
  limit?: string;
  count?: number;
  origin?: Origin;
}

@Injectable()
export class SecurityLog {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  record(event: SecurityEvent, { name, sessionId, origin, ...rest }: SecurityDetails): void {
    const line = {
      security: event,
      ...rest,
      ...(name !== undefined && {
        name: shortened(hmac(this.secret, 'name', name.trim().toLowerCase())),
      }),
      ...(sessionId !== undefined && {
        session: shortened(createHash('sha256').update(sessionId).digest('hex')),
      }),
      ...origin,
    };
    this.logger[SECURITY_EVENT_LEVELS[event]](line, event);
  }
}

const shortened = (hash: string) => hash.slice(0, 16);
