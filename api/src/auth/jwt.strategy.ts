import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { SignedInUser } from './current-user.decorator.js';
import { JWT_SECRET } from './jwt-secret.js';
import { SessionsService } from './sessions.service.js';

export interface TokenClaims {
  id: number;
  sid: string;
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // With a text jsonwebtoken first tries, each time, whether it is a public key. The types do not know of key objects.
      secretOrKey: createSecretKey(secret, 'utf8') as unknown as string,
      algorithms: ['HS256'],
    });
  }

  async validate({ id, sid, exp }: Record<string, unknown>): Promise<SignedInUser | false> {
    // Another program may know the secret, so the payload may have any shape.
    if (typeof id !== 'number' || typeof sid !== 'string' || !exp) return false;
    return (await this.sessions.isOpen(sid, id)) ? { adminId: id, sessionId: sid } : false;
  }
}
