import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { AdminAccountsService } from '../admins/admin-accounts.service.js';
import { NewAdminRequest } from '../admins/admin.dto.js';
import { fullName } from '../auth/admin.entity.js';
import { generatePassword } from '../auth/passwords.js';
import { SYSTEM_AUTHOR } from '../history/author.js';
import { Conflict } from '../http/http-errors.js';
import { TotpService } from '../totp/totp.service.js';
import { sayUsage } from './say-usage.js';
import { CommandRefused, sayPassword, withApplication } from './with-application.js';

const USAGE = `Usage: npm run admin -- COMMAND
  list                        who may log in
  add USERNAME --email EMAIL [--first NAME] [--last NAME]
                              adds one, and prints the password that was made up
  disable USERNAME            keeps one out, at once
  enable USERNAME             lets one in again
  password USERNAME           replaces a password, and prints the one that was made up
  sessions end USERNAME       ends all logins of one
  totp off USERNAME           switches two-step verification off, for one who has lost the phone
`;

interface Options {
  email?: string;
  first?: string;
  last?: string;
}

type Command = (app: INestApplicationContext, username: string, options: Options) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  add,
  disable: (app, username) => setDisabled(app, username, true),
  enable: (app, username) => setDisabled(app, username, false),
  password: async (app, username) => {
    const accounts = app.get(AdminAccountsService);
    const password = await accounts.resetPassword(await accounts.idOf(username), SYSTEM_AUTHOR);
    sayPassword(username, 'New password', password);
  },
  'sessions end': async (app, username) => {
    const accounts = app.get(AdminAccountsService);
    await accounts.endSessions(await accounts.idOf(username), SYSTEM_AUTHOR);
    say(`All logins of ${username} have ended.`);
  },
  'totp off': async (app, username) => {
    const id = await app.get(AdminAccountsService).idOf(username);
    const off = app.get(TotpService).remove(id, SYSTEM_AUTHOR);
    await unlessConflict(off, `two-step verification of ${username} is off already`);
    say(`Two-step verification of ${username} is off.`);
  },
};

const run = commandIn(process.argv.slice(2));
if (run) await withApplication('Nothing was changed', run);
else sayUsage(USAGE);

function commandIn(args: string[]): ((app: INestApplicationContext) => Promise<void>) | undefined {
  const { positionals, values } = parsed(args) ?? { positionals: [] };
  if (positionals.join(' ') === 'list') return list;
  const name = positionals.slice(0, -1).join(' ');
  const username = positionals.at(-1);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || username === undefined) return undefined;
  return (app) => command(app, username, values ?? {});
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { email: text, first: text, last: text } });
  } catch {
    return undefined;
  }
}

async function list(app: INestApplicationContext): Promise<void> {
  const { rows } = await app.get(AdminAccountsService).list({});
  for (const { admin, totp } of rows) {
    const { username, email, disabled_at } = admin;
    const state = disabled_at ? `disabled since ${disabled_at.toISOString()}` : 'enabled';
    say([username, fullName(admin), email, state, totp ? 'two-step' : 'password only'].join('\t'));
  }
}

async function add(app: INestApplicationContext, username: string, options: Options): Promise<void> {
  const password = generatePassword();
  const { email, first: first_name = username, last: last_name = 'Etalase' } = options;
  const request = plainToInstance(NewAdminRequest, { username, email, first_name, last_name, password });
  const [problem] = await validate(request);
  if (problem) {
    throw new CommandRefused(`the ${problem.property.replace('_', ' ')} is missing, too long or not valid`);
  }
  const added = app.get(AdminAccountsService).add(request, SYSTEM_AUTHOR);
  await unlessConflict(added, 'there is an administrator with that username or e-mail already');
  sayPassword(request.username, 'Password', password);
}

async function setDisabled(app: INestApplicationContext, username: string, disabled: boolean): Promise<void> {
  const accounts = app.get(AdminAccountsService);
  const done = accounts.setDisabled(await accounts.idOf(username), disabled, SYSTEM_AUTHOR);
  await unlessConflict(done, 'nobody else could log in any more');
  say(`${username} is ${disabled ? 'disabled' : 'enabled'}.`);
}

/** The API's own sentences are for staff, in Indonesian. */
async function unlessConflict(work: Promise<unknown>, line: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof Conflict ? new CommandRefused(line) : error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
