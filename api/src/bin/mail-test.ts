import { loadEnvFile, parseEnv, StartupError } from '../env.js';
import { openMailTransport } from '../mail/mail-transport.js';

/** Needs no database, and leaves nothing in the outbox. */
try {
  loadEnvFile();
  const { mail, PUBLIC_URL } = parseEnv(process.env);
  if (!mail) throw new StartupError('set SMTP_URL, MAIL_FROM and MAIL_TO');
  const { accepted, response } = await openMailTransport(mail).sendMail({
    subject: 'Etalase: percobaan e-mail',
    text: `E-mail dari ${PUBLIC_URL} sampai. Permintaan baru dan yang jatuh tempo akan dikirim ke alamat ini.\n`,
  });
  process.stdout.write(`Accepted for ${accepted.join(', ')}: ${response}\n`);
} catch (error) {
  process.stderr.write(`No mail was sent: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
