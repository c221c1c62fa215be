import { setTimeout as pause } from 'node:timers/promises';
import { MailServer } from '../../../../api/test/mail-server';
import type { InquiryResponse, OutboxMailResponse, TokenResponse } from 'api/schema';
import { fractions } from '../../run';
import { Client } from '../client';
import type { Machine } from '../machine';

/** A token that is younger marks spam, of which no mail tells. */
const YOUNGEST_TOKEN_MS = 3100;
/** All rounds together stay below the 200 of an hour. */
const MOST_A_ROUND = 12;

/** `form`: after some answers to forms. `stalls`, `accepts`: when the mail server has a mail, and does so. */
export type Moment = 'form' | 'stalls' | 'accepts';

/** Killed anywhere between form and mail, it has each acknowledged inquiry once, and each is told of. */
export async function killedBeforeMail(machine: Machine, moments: readonly Moment[]) {
  const mails = new MailServer();
  await mails.start();
  const settings = {
    TRUST_PROXY: '1',
    SMTP_URL: mails.urlFor(),
    MAIL_FROM: 'situs@example.com',
    MAIL_TO: 'kantor@example.com',
  };
  const fraction = fractions();
  const acknowledged = new Set<string>();
  let sent = 0;

  async function fillInForms(client: Client, token?: string): Promise<void> {
    for (let round = 0; round < MOST_A_ROUND; round += 1) {
      const code = `E-${(sent += 1).toString(36).toUpperCase().padStart(6, '0')}`;
      const form = { code, token, name: 'Siti', email: 'siti@example.com', message: code };
      const visitor = { 'X-Forwarded-For': `10.0.${sent}.1` };
      const { status } = await client.ask('POST', 'inquiry', form, visitor);
      if (status === 0) return;
      if (status === 201) acknowledged.add(code);
    }
  }

  const first = await machine.start(settings);
  const { data } = await (await Client.of(first)).ask<TokenResponse>('GET', 'inquiry/token');
  await pause(YOUNGEST_TOKEN_MS);
  await first.stop();
  for (const moment of moments) {
    const product = await machine.start(settings);
    mails.behaviour = moment === 'stalls' ? 'stalls' : 'accepts';
    const received = mails.received.length;
    const forms = acknowledged.size + Math.ceil(fraction() * MOST_A_ROUND);
    const filling = fillInForms(await Client.of(product), data?.token);
    while (moment === 'form' ? acknowledged.size < forms : mails.received.length === received) await pause(1);
    await product.stop('SIGKILL');
    await filling;
  }

  const client = await Client.of(await machine.start(settings));
  const { data: inquiries } = await client.ask<InquiryResponse[]>('GET', 'inquiry?range=[0,999]');
  const { data: waiting } = await client.ask<OutboxMailResponse[]>('GET', 'mail-outbox?range=[0,999]');
  mails.stop();
  const stored = (inquiries ?? []).map(({ code }) => code);
  const told = [
    ...(waiting ?? []).map(({ subject }) => subject),
    ...mails.received.map(({ header }) => header.Subject ?? ''),
  ];
  return {
    rounds: moments.length,
    acknowledged: acknowledged.size,
    mails: mails.received.length,
    lost: [...acknowledged].filter((code) => !stored.includes(code)).length,
    doubled: stored.length - new Set(stored).size,
    untold: stored.filter((code) => !told.some((subject) => subject.endsWith(code))).length,
  };
}
