import { NestFactory } from '@nestjs/core';
import { AdminsService } from '../admins/admins.service.js';
import { AppModule } from '../app.module.js';
import { claimDataDir } from '../database/boot-lock.js';
import { loadEnvFile, parseEnv, StartupError } from '../env.js';
import { Refusal } from '../http/refusals.js';

// For an administrator who has lost the password, by whoever runs the server: makes up a new one and prints it.
try {
  loadEnvFile();
  const env = parseEnv(process.env);
  const username = process.argv[2] ?? env.ADMIN_USERNAME;
  if (!env.DATABASE_URL) {
    const claim = claimDataDir(env);
    process.once('exit', () => claim.release());
  }
  const app = await NestFactory.createApplicationContext(AppModule.of(env), {
    logger: ['error'],
    abortOnError: false,
  });
  const password = await app.get(AdminsService).resetPassword(username);
  process.stdout.write(
    `\n  Administrator: ${username}\n  New password (shown only this once): ${password}\n\n`,
  );
  await app.close();
} catch (error) {
  if (!(error instanceof StartupError || error instanceof Refusal)) throw error;
  process.stderr.write(`The password was not changed: ${error.message}\n`);
  process.exit(1);
}
