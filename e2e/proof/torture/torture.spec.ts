import { expect, test } from '@playwright/test';
import { type Figures, printTable, times, WHOLE, WHOLE_RUN } from '../run';
import { CAN_START_DATABASE, canMount, Machine } from './machine';
import { databaseAway } from './scenarios/database-away';
import { fullDisk } from './scenarios/full-disk';
import { killUnderLoad } from './scenarios/kill-under-load';
import { killedBeforeMail, type Moment } from './scenarios/killed-before-mail';
import { killedMigration } from './scenarios/killed-migration';
import { readOnlyDisk } from './scenarios/read-only-disk';
import { rudeClients } from './scenarios/rude-clients';
import { twoProcesses } from './scenarios/two-processes';
import { wrongDatabase } from './scenarios/wrong-database';

let machine: Machine;
const results: Figures[] = [];

test.beforeEach(() => {
  machine = new Machine();
});

test.afterEach(async ({}, { title, status }) => {
  await machine.tidyUp();
  const last = results.at(-1);
  if (last?.promise === title) last.result = status ?? '';
});

test.afterAll(() => printTable('Torture', results));

const needsDatabase = () =>
  test.skip(!CAN_START_DATABASE && process.env.CI !== 'true', 'MariaDB is not installed');
const needsMount = () => test.skip(!canMount(), 'only root can mount a disk');
/** Takes minutes: left out of the short form. */
const wholeRun = { tag: WHOLE_RUN };

function note<T extends object>(found: T): T {
  const figures = Object.entries(found).map(([name, value]) => `${name} ${String(value)}`);
  results.push({ result: '', promise: test.info().title, figures: figures.join(', ') });
  return found;
}

test('TRUST-1 killed under load on SQLite, it has everything it acknowledged', async () => {
  const found = note(await killUnderLoad(machine, times(30, 2)));
  expect(found.acknowledged).toBeGreaterThan(0);
  expect(found.lost).toBe(0);
});

test('TRUST-1 killed under load on MariaDB, it has everything it acknowledged', async () => {
  needsDatabase();
  await machine.startDatabase();
  const found = note(await killUnderLoad(machine, times(30, 2)));
  expect(found.acknowledged).toBeGreaterThan(0);
  expect(found.lost).toBe(0);
});

const FORM: Moment[] = Array.from({ length: times(9, 1) }, () => 'form');

test('ASK-3 ASK-6 killed between form and mail on SQLite, it has each inquiry once and tells of it', async () => {
  // A killed process keeps the sending of mail to itself for 75 s.
  const moments: Moment[] = WHOLE ? [...FORM, 'stalls', 'accepts'] : FORM;
  const found = note(await killedBeforeMail(machine, moments));
  expect(found.acknowledged).toBeGreaterThan(0);
  expect(found.mails).toBeGreaterThanOrEqual(times(2, 0));
  expect(found).toMatchObject({ lost: 0, doubled: 0, untold: 0 });
});

test(
  'ASK-3 ASK-6 killed between form and mail on MariaDB, it has each inquiry once and tells of it',
  wholeRun,
  async () => {
    needsDatabase();
    await machine.startDatabase();
    const found = note(await killedBeforeMail(machine, FORM));
    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found).toMatchObject({ lost: 0, doubled: 0, untold: 0 });
  },
);

test(
  'TRUST-1 TRUST-7 on a full disk it says so, and keeps what it acknowledges afterwards',
  wholeRun,
  async () => {
    needsMount();
    const found = note(await fullDisk(machine));
    expect(found).toMatchObject({
      readyWhenFull: 503,
      readsWhenFull: 200,
      afterwards: '201',
      readyAfterwards: 200,
    });
    expect(found.whenFull).toContain('503');
    expect(found.whenFull).toMatch(/^(201|503| )+$/);
    expect(found.lost).toBe(0);
  },
);

test(
  'TRUST-7 on a disk that cannot be written to it says so, and leaves nothing half-written',
  wholeRun,
  async () => {
    needsMount();
    const found = note(await readOnlyDisk(machine));
    expect(found).toMatchObject({ upload: 503, ready: 503, afterwards: 201, left: 0, start: 1, lines: 1 });
    expect(found.retryAfter).not.toBeNull();
  },
);

for (const how of ['paused', 'killed'] as const) {
  test(
    `TRUST-4 while the database is ${how} requests are refused in time, pages are shown, and soon all is as before`,
    wholeRun,
    async () => {
      needsDatabase();
      const found = note(await databaseAway(machine, how));
      expect(found).toMatchObject({
        statuses: '503 503 503',
        retryAfter: true,
        page: '200 200',
        inTime: true,
        lost: 0,
      });
      expect(found.wholeAgainMs).toBeLessThan(5000);
    },
  );
}

test('TRUST-2 another database removes no picture, and the start is refused', wholeRun, async () => {
  const found = note(await wrongDatabase(machine));
  expect(found.left).toBe(found.pictures);
  expect(found.start).toBe(1);
});

test('TRUST-3 two processes and one picture: whoever refers to it has it', wholeRun, async () => {
  needsDatabase();
  expect(note(await twoProcesses(machine, times(460, 20))).without).toBe(0);
});

test('TRUST-5 killed in its migrations, it starts the next time', wholeRun, async () => {
  needsDatabase();
  const found = note(await killedMigration(machine, times(24, 3)));
  expect(found.inTheMiddle).toBeGreaterThan(0);
  expect(found.stuck).toBe(0);
});

test(
  'TRUST-6 told to end, it answers what is under way and ends although clients hold on to it',
  wholeRun,
  async () => {
    const found = note(await rudeClients(machine));
    expect(found.underWay).toBe(201);
    expect(found.endedMs).toBeLessThan(25_000);
  },
);
