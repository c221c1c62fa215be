import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type RunningProduct, startProduct } from '../../start-product';
import { leakIn } from '../leaks';
import { treeMemory } from '../memory';
import { percentile, printTable, SEED, times, WHOLE } from '../run';
import { fillCatalogue } from '../fill-catalogue';
import { Tables } from '../tables';
import { Administrator } from './administrator';
import { curlLine, problemOf } from './check';
import { oddRequest } from './odd-requests';
import { apiRequest, type ApiRequest } from './requests';
import { type Answer, send, sendRaw } from './send';

/** Megabytes. What is kept of each request would end the process, or show here. */
const HEAP = 192;
const MOST_GROWTH = 300;

const STRANGERS_TOKENS = [
  '',
  'Bearer',
  'Bearer nonsense',
  'Basic YWRtaW46YWRtaW4=',
  // {"alg":"none"} {"id":1,"exp":9999999999}
  'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJpZCI6MSwiZXhwIjo5OTk5OTk5OTk5fQ.',
  `Bearer ${'a'.repeat(5000)}`,
];

let product: RunningProduct;
let tables: Tables;
let memoryBefore: number;

/** What was asked and answered, for the figures. */
class Tally {
  private readonly statuses = new Map<number, number>();
  private readonly milliseconds: number[] = [];

  add({ status, milliseconds }: Answer): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.milliseconds.push(milliseconds);
  }

  print(title: string): void {
    const statuses = [...this.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    printTable(`${title} (seed ${SEED})`, [
      {
        requests: this.milliseconds.length,
        'p50 ms': percentile(this.milliseconds, 0.5).toFixed(1),
        'p99 ms': percentile(this.milliseconds, 0.99).toFixed(1),
        'slowest ms': percentile(this.milliseconds, 1).toFixed(0),
        'memory MB': treeMemory(product.pid).toFixed(0),
        answers: statuses.join(', '),
      },
    ]);
  }
}

test.beforeAll(async () => {
  product = await startProduct({
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
  });
  await fillCatalogue(product);
  memoryBefore = treeMemory(product.pid);
  tables = new Tables(product.dataDir);
});

test.afterAll(async () => {
  tables.close();
  await product.stop();
});

test.afterEach('it is alive, ready, and no larger than it was', async () => {
  expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
  expect((await fetch(`${product.url}/product`)).status).toBe(200);
  expect(product.output()).not.toMatch(/unhandled|uncaught/i);
  // Not a number where the system does not tell.
  expect(treeMemory(product.pid) - memoryBefore > MOST_GROWTH).toBe(false);
});

test('API-10 whatever a stranger asks the API, it answers as the contract says and no row changes', async () => {
  const before = tables.sums();
  let version = tables.version();
  const asked = fc.tuple(apiRequest, fc.option(fc.constantFrom(...STRANGERS_TOKENS), { freq: 2 }));
  await forAll(
    asked,
    times(8000, 800),
    'Requests to the API without a token',
    async ([request, token], tally) => {
      const sent = token === null ? request : withHeader(request, 'authorization', token);
      const answer = await answerTo(sent, tally);
      if (tables.version() === version) return;
      version = tables.version();
      if (JSON.stringify(tables.sums()) !== JSON.stringify(before))
        throw problem(sent, 'changes rows', answer);
    },
  );
  expect(tables.sums()).toEqual(before);
});

test('API-10 whatever an administrator asks the API, it answers as the contract says', async () => {
  const administrator = new Administrator(product.url, product.password);
  await forAll(
    apiRequest,
    times(12_000, 1200),
    'Requests to the API with a token',
    async (request, tally) => {
      const signed = await administrator.sign(request);
      const answer = await answerTo(signed, tally);
      administrator.note(signed, answer.status, answer.text);
    },
  );
  expect(tables.integrity()).toBe('ok');
});

test('RUN-1 whatever is sent to pages and files, the answer is no fault of the server', async () => {
  const before = tables.sums();
  const { host } = new URL(product.url);
  await forAll(
    oddRequest(host),
    times(3000, 300),
    'Odd requests to pages and files',
    async (bytes, tally) => {
      const answer = await sendRaw(product.url, bytes, 2000);
      tally.add(answer);
      const wrong =
        answer.status >= 500 ? `is answered with ${answer.status}` : leakIn(answer.text, secrets());
      const away = answer.location && leadsAway(answer.location);
      if (wrong ?? away) throw new Error(`${wrong ?? away}\n${rawLine(bytes)}\n${answer.text.slice(0, 500)}`);
    },
  );
  expect(tables.sums()).toEqual(before);
});

async function answerTo(request: ApiRequest, tally: Tally): Promise<Answer> {
  const answer = await send(product.url, request).catch((error: Error) => {
    throw new Error(`${error.message}\n${curlLine(product.url, request)}`);
  });
  tally.add(answer);
  const wrong = problemOf(request, answer, secrets());
  if (wrong) throw problem(request, wrong, answer);
  return answer;
}

/** A failing request is shrunk to the smallest that fails, and shown as a command for a shell. */
async function forAll<T>(
  arbitrary: fc.Arbitrary<T>,
  numRuns: number,
  title: string,
  check: (value: T, tally: Tally) => Promise<void>,
): Promise<void> {
  const tally = new Tally();
  const property = fc.asyncProperty(arbitrary, (value) => check(value, tally));
  const outcome = await fc.check(property, { seed: SEED, numRuns });
  tally.print(title);
  if (!outcome.failed) return;
  const again = `npm run fuzz -- --seed ${SEED}${WHOLE ? '' : ' --short'}`;
  throw new Error(`${(outcome.errorInstance as Error).message}\nAgain: ${again}`);
}

function problem(request: ApiRequest, wrong: string, { text }: Answer): Error {
  const name = `${request.method} ${request.route?.path ?? request.path.slice(0, 100)}`;
  return new Error(`${name} ${wrong}\n${curlLine(product.url, request)}\n${text.slice(0, 500)}`);
}

function withHeader(request: ApiRequest, name: string, value: string): ApiRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

/** A redirect to another site. */
function leadsAway(location: string): string | undefined {
  const { host } = new URL(location, product.url);
  return host === new URL(product.url).host ? undefined : `redirects to ${location}`;
}

function secrets(): string[] {
  return [product.dataDir, product.password];
}

function rawLine(bytes: Buffer): string {
  const { hostname, port } = new URL(product.url);
  return `base64 -d <<< ${bytes.toString('base64')} | nc ${hostname} ${port}`;
}
