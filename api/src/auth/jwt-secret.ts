import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Env, SHORTEST_SECRET, StartupError } from '../env.js';

export const JWT_SECRET = Symbol('the key that signs tokens');

export const secretFile = (env: Env) => join(env.DATA_DIR, 'jwt-secret');

function jwtSecret(env: Env): string {
  if (env.JWT_SECRET) return env.JWT_SECRET;
  const file = secretFile(env);
  if (!existsSync(file)) keepNewSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new StartupError(`${file} is damaged; delete it, and everybody signs in again`);
}

/** Whole or not at all: a full disk would leave an empty file, and an empty key can be guessed. */
function keepNewSecret(file: string): void {
  const draft = `${file}.new`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

@Module({
  providers: [{ provide: JWT_SECRET, inject: [Env], useFactory: jwtSecret }],
  exports: [JWT_SECRET],
})
export class JwtSecretModule {}
