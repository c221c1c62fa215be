import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { parseEnv } from '../src/env.js';
import { type Mail, MailOutbox } from '../src/mail/mail-outbox.service.js';
import { MailSender } from '../src/mail/mail-sender.service.js';
import { MorningMail } from '../src/inquiries/morning-mail.service.js';
import { OutboxMail } from '../src/mail/outbox-mail.entity.js';
import { Api, onMysql } from './harness.js';
import { MailServer } from './mail-server.js';

const MINUTE = 60_000;
const ROOT = join(__dirname, '../..');
const NEW: Mail = { subject: 'Permintaan E-4K7Q2M', text: 'Tiga produk ditanyakan.', reference: 'E-4K7Q2M' };

const smtp = new MailServer();
let api: Api;
let token: string;

const settings = (more: Record<string, string> = {}) => ({
  SMTP_URL: smtp.urlFor(),
  MAIL_FROM: 'Toko Sejahtera <toko@example.com>',
  MAIL_TO: 'sari@example.com, budi@example.com',
  ...more,
});

beforeAll(async () => {
  await smtp.start();
  api = await Api.start(settings());
  token = await api.signIn();
});
afterAll(() => smtp.stop());

beforeEach(async () => {
  Object.assign(smtp, { behaviour: 'accepts', received: [] });
  await api.write((manager) => manager.createQueryBuilder().delete().from(OutboxMail).execute());
});

const outboxOf = ({ app }: Api) => app.get(MailOutbox, { strict: false });
const senderOf = ({ app }: Api) => app.get(MailSender, { strict: false });
const queue = (mail: Partial<Mail> = {}, on = api) =>
  on.write((manager) => outboxOf(on).queue(manager, { ...NEW, ...mail }));
/** What the server does a quarter of a minute later, or after so many minutes more. */
const send = (minutes = 0, on = api) => senderOf(on).sweep(Date.now() + minutes * MINUTE + 1000);
const subjects = () => smtp.received.map(({ header }) => header.Subject);
const kept = () => api.app.get(DataSource).manager.find(OutboxMail, { order: { id: 'ASC' } });

test('ASK-6 a mail arrives as plain text, is answered to the buyer, and goes from the outbox', async () => {
  const text = 'Kopi Gayo, 2 karung\n.\nTitik di awal baris.';
  await queue({ text, replyTo: 'buyer@bücher.example' });
  await send();
  const [mail] = smtp.received;
  expect(mail?.header).toMatchObject({
    From: 'Toko Sejahtera <toko@example.com>',
    To: 'sari@example.com, budi@example.com',
    'Reply-To': 'buyer@xn--bcher-kva.example',
    Subject: NEW.subject,
    'Content-Type': 'text/plain; charset=utf-8',
    'Message-ID': expect.stringMatching(/^<[\da-f-]{36}@localhost>$/) as string,
  });
  expect(mail?.recipients).toEqual(['sari@example.com', 'budi@example.com']);
  expect(mail?.text.trim()).toBe(text.replaceAll('\n', '\r\n'));
  expect(await kept()).toEqual([]);
});

test('ASK-6 no header is made of what is no address, or is in another line', async () => {
  const subject = 'Permintaan\r\nBcc: other@example.com\n\nTeks';
  const two = 'buyer@example.com, other@example.com';
  const injected = 'buyer@example.com\r\nBcc: other@example.com';
  for (const replyTo of [injected, two, 'Buyer <buyer@example.com>', 'büyer@x.id', 'buyer@x.id\u202E', ''])
    await queue({ replyTo, subject });
  await send();
  expect(smtp.received).toHaveLength(6);
  for (const { header, recipients } of smtp.received) {
    expect(header).toMatchObject({ Subject: 'Permintaan Bcc: other@example.com  Teks' });
    expect(Object.keys(header)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(reply-to|bcc)$/i)]),
    );
    expect(recipients).toEqual(['sari@example.com', 'budi@example.com']);
  }
});

test('ASK-6 a mail is kept with what it tells of or not at all, and discarded with it', async () => {
  const undone = api.write(async (manager) => {
    await outboxOf(api).queue(manager, NEW);
    throw new Error('batal');
  });
  await expect(undone).rejects.toThrow('batal');
  expect(await kept()).toEqual([]);
  await queue({ reference: 'E-000000' });
  await queue();
  await api.write((manager) => outboxOf(api).discard(manager, 'E-000000'));
  expect((await kept()).map(({ reference }) => reference)).toEqual([NEW.reference]);
});

test('ASK-6 a refused mail is tried again for three days, then has failed, and can be sent again', async () => {
  smtp.behaviour = 'refuses';
  await queue();
  const pauses: number[] = [];
  let minutes = 0;
  for (let [mail] = await kept(); mail?.state === 'waiting'; [mail] = await kept()) {
    await send(minutes - 1);
    expect(await kept()).toEqual([mail]);
    const now = Date.now() + minutes * MINUTE;
    await send(minutes);
    pauses.push(Math.round((Number((await kept())[0]?.due_at) - now) / MINUTE));
    minutes += pauses.at(-1) ?? 0;
  }
  expect(pauses.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(pauses.slice(0, -1).reduce((sum, each) => sum + each) / 60).toBeGreaterThan(72);
  const reason = expect.stringContaining('no such mailbox here') as string;
  const failed = () => api.list('/api/mail-outbox', { state: 'failed' }, { token });
  expect(await failed()).toEqual([expect.objectContaining({ subject: NEW.subject, attempts: 21, reason })]);
  expect(JSON.stringify(await failed())).not.toContain(NEW.text);
  expect(await outboxOf(api).oldestSeconds()).toBe(0);
  expect((await api.get('/api/mail-outbox')).status).toBe(401);
  expect((await api.post('/api/mail-outbox/retry', {})).status).toBe(401);

  smtp.behaviour = 'accepts';
  await send(minutes);
  expect(await failed()).toHaveLength(1);
  expect((await api.post('/api/mail-outbox/retry', { token })).status).toBe(200);
  await send();
  expect([await kept(), smtp.received.length]).toEqual([[], 1]);
});

test('ASK-6 a mail that failed is kept for thirty days', async () => {
  await queue();
  const failed = { state: 'failed', attempts: 21 } as const;
  await api.write((manager) => manager.update(OutboxMail, { attempts: 0 }, failed));
  for (const [days, left] of Object.entries({ 29: 1, 31: 0 })) {
    await outboxOf(api).sweep(Date.now() + Number(days) * 1440 * MINUTE);
    expect(await kept()).toHaveLength(left);
  }
});

test('ASK-6 of a server that is gone after DATA the mail is sent again with the same Message-ID', async () => {
  await queue();
  smtp.behaviour = 'drops';
  await send();
  expect(await kept()).toHaveLength(1);
  smtp.behaviour = 'accepts';
  await send(1);
  const ids = smtp.received.map(({ header }) => header['Message-ID']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(await kept()).toEqual([]);
});

test('ASK-6 a server that stalls is given up, and a new mail does not wait for an old one', async () => {
  smtp.behaviour = 'stalls';
  await queue({ subject: 'Lama' });
  api.env.SMTP_TIMEOUT_MS = 500;
  await send();
  api.env.SMTP_TIMEOUT_MS = 10_000;
  expect(await kept()).toEqual([expect.objectContaining({ attempts: 1, state: 'waiting' })]);
  smtp.behaviour = 'accepts';
  await queue({ subject: 'Baru' });
  await send(5);
  expect(subjects().slice(-2)).toEqual(['Baru', 'Lama']);
});

test('ASK-6 a server that stalls does not hold up the end, and the next start sends the mail', async () => {
  let other = await Api.start(settings({ SMTP_TIMEOUT_MS: '600000' }));
  smtp.behaviour = 'stalls';
  await queue({}, other);
  const sending = send(0, other);
  while (smtp.received.length === 0) await new Promise(setImmediate);
  other = await other.restart();
  await sending;
  smtp.behaviour = 'accepts';
  await send(2, other);
  expect(smtp.received).toHaveLength(2);
  await other.stop();
});

test('ASK-6 without SMTP_URL no mail is kept, and to a server without TLS no password is sent', async () => {
  for (const given of [{}, settings({ SMTP_URL: smtp.urlFor('toko:rahasia@') })]) {
    const other = await Api.start(given);
    await queue({}, other);
    await send(0, other);
    expect(await other.app.get(DataSource).manager.count(OutboxMail)).toBe('SMTP_URL' in given ? 1 : 0);
    expect(smtp.received).toEqual([]);
    await other.stop();
  }
});

test('ASK-6 of twenty mails each is sent once, whatever processes send', async () => {
  const others = onMysql ? [await api.replica(), await api.replica()] : [];
  for (let n = 0; n < 20; n += 1) await queue({ subject: `Nomor ${n}` });
  while ((await kept()).length > 0) await Promise.all([api, ...others].map((each) => send(0, each)));
  expect([subjects().length, new Set(subjects()).size]).toEqual([20, 20]);
  for (const other of others) await other.stop();
});

test('ASK-6 the morning mail comes once a day from 07:00 in the office on, when there is something to tell', async () => {
  let due = ['E-4K7Q2M'];
  const read = jest.fn((_: unknown, day: string) =>
    Promise.resolve(due.length > 0 ? { subject: day, text: due.join('\n') } : undefined),
  );
  const process = (zone = {}) =>
    new MorningMail(parseEnv(zone), api.app.get(UnitOfWork, { strict: false }), outboxOf(api), {
      read,
    } as never);
  const both = [process(), process()];
  const days = async (at: string, processes = both) => {
    await Promise.all(processes.map((each) => each.sweep(Date.parse(at))));
    return (await kept()).map(({ subject }) => subject);
  };
  expect(await days('2026-12-01T06:59:59+07:00')).toEqual([]);
  expect(await days('2026-12-01T07:00:00+07:00')).toEqual(['2026-12-01']);
  expect(await days('2026-12-01T23:59:00+07:00')).toEqual(['2026-12-01']);
  due = [];
  expect(await days('2026-12-02T07:30:00+07:00', [process()])).toEqual(['2026-12-01']);
  due = ['E-000000'];
  expect(await days('2026-12-02T09:00:00+07:00', [process()])).toEqual(['2026-12-01']);
  // The clock goes back over midnight.
  expect(await days('2026-12-01T08:00:00+07:00', [process()])).toEqual(['2026-12-01']);
  const inPapua = [process({ OFFICE_TIMEZONE: 'Asia/Jayapura' })];
  expect(await days('2026-12-03T06:59:00+09:00', inPapua)).toEqual(['2026-12-01']);
  expect(await days('2026-12-03T07:00:00+09:00', inPapua)).toEqual(['2026-12-01', '2026-12-03']);
  expect(read).toHaveBeenCalledTimes(3);
});

test('ASK-6 `npm run mail:test` says what the server answered', async () => {
  const run = promisify(execFile);
  const prepare = "import('./scripts/prepare.mjs').then((m) => m.prepare({ only: ['api'] }))";
  await run('node', ['-e', prepare], { cwd: ROOT });
  const { DATA_DIR: cwd } = api.env;
  const command = (more: Record<string, string>) =>
    run('node', [join(ROOT, 'api/dist/bin/mail-test.js')], { cwd, env: { ...process.env, ...more } });
  const { stdout } = await command(settings());
  expect(stdout).toMatch(/^Accepted for sari@example.com, budi@example.com: 250 .*\n$/);
  expect(smtp.received).toHaveLength(1);
  smtp.behaviour = 'refuses';
  for (const [given, reason] of [
    [settings(), 'no such mailbox here'],
    [{}, 'set SMTP_URL'],
  ] as const) {
    const stderr = expect.stringMatching(`^No mail was sent: .*${reason}.*\n$`) as string;
    await expect(command(given)).rejects.toMatchObject({ code: 1, stderr });
  }
}, 120_000);
