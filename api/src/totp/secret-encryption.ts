import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JWT_SECRET } from '../auth/jwt-secret.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** The keys come from JWT_SECRET: a copy of the database alone is useless. */
@Injectable()
export class SecretEncryption {
  private readonly sealing: Buffer;
  private readonly hashing: Buffer;

  constructor(@Inject(JWT_SECRET) secret: string) {
    const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    this.sealing = key('etalase totp secret');
    this.hashing = key('etalase recovery code');
  }

  /** @param owner needed to open it again, so that the secrets of two rows cannot be exchanged */
  seal(text: string, owner: number): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(ALGORITHM, this.sealing, nonce).setAAD(Buffer.from(String(owner)));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns undefined when it was sealed with another JWT_SECRET, or for another owner */
  open(sealed: string, owner: number): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE);
    try {
      const decipher = createDecipheriv(ALGORITHM, this.sealing, nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }

  hash(text: string): string {
    return createHmac('sha256', this.hashing).update(text).digest('hex');
  }
}
