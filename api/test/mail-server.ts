import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** It takes a mail, refuses it, leaves it without an answer, or is gone once it has the whole of it. */
type Behaviour = 'accepts' | 'refuses' | 'stalls' | 'drops';

interface Received {
  recipients: string[];
  /** By its name; the last one of a name. */
  header: Record<string, string>;
  text: string;
}

/** A real SMTP server on a free port, without TLS. */
export class MailServer {
  behaviour: Behaviour = 'accepts';
  received: Received[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    onRcptTo: (_address, _session, answer) =>
      answer(this.behaviour === 'refuses' ? new Error('no such mailbox here') : null),
    onData: (stream, { envelope }, answer) =>
      void textOf(stream).then((mail) => {
        this.received.push({ recipients: envelope.rcptTo.map(({ address }) => address), ...parse(mail) });
        if (this.behaviour === 'accepts') answer(null);
        if (this.behaviour === 'drops') for (const socket of this.sockets) socket.destroy();
      }),
    // Clients give up.
  }).on('error', () => undefined);

  async start(): Promise<void> {
    this.smtp.server.on('connection', (socket) => this.sockets.add(socket));
    this.smtp.listen(0, '127.0.0.1');
    await once(this.smtp.server, 'listening');
  }

  urlFor(user = ''): string {
    return `smtp://${user}127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.smtp.close(() => undefined);
    for (const socket of this.sockets) socket.destroy();
  }
}

function parse(mail: string) {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  return { header: Object.fromEntries(header) as Record<string, string>, text: body.join('\r\n\r\n') };
}
