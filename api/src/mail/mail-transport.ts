import { createTransport } from 'nodemailer';
import type { MailSettings } from '../env.js';

export type MailTransport = ReturnType<typeof openMailTransport>;

/** Each mail has a connection of its own. A server that does not answer within the timeout has failed. */
export function openMailTransport({ url, from, to, timeout }: MailSettings) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const [user, pass] = [username, password].map(decodeURIComponent);
  return createTransport(
    {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || undefined,
      secure: protocol === 'smtps:',
      // A password does not travel in the clear.
      requireTLS: username !== '',
      auth: username ? { user, pass } : undefined,
      dnsTimeout: timeout,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    },
    // Keeps mailboxes from answering that nobody is in: the answer would go to the buyer (RFC 3834).
    { from, to, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
}
