import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Env, parseEnv, type S3Settings, StartupError } from '../../src/env.js';
import { MediaSweep } from '../../src/media/media-sweep.service.js';
import { MediaStore } from '../../src/media/media-store.js';
import { checkMediaStore } from '../../src/media/open-media-store.js';
import { S3Bucket } from '../../src/media/s3-bucket.js';
import { keyOf } from '../../src/media/renditions.js';
import { type Answer, Api, picture, type Row } from '../harness.js';
import {
  emptyBucket,
  objectsOf,
  pauseGateway,
  putObject,
  removeObject,
  signalGateway,
} from './test-bucket.js';

const TIMEOUT = 1500;
/** What a busy machine adds of its own. */
const IN_TIME = TIMEOUT + 2000;
const HOUR = 3_600_000;

type Bucket = Awaited<ReturnType<typeof emptyBucket>>;

describe('SCALE-1 a store that cannot be used stops the start with one line', () => {
  let right: Bucket;
  beforeAll(async () => {
    right = await emptyBucket();
  });

  const lineOf = async (wrong: Partial<Record<keyof Env, string>>) => {
    const env = parseEnv({ ...right, S3_TIMEOUT_MS: String(TIMEOUT), ...wrong });
    const error: unknown = await checkMediaStore(env).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  };

  test('SCALE-1 nothing stays of the check of one that can', async () => {
    await checkMediaStore(parseEnv(right));
    expect(await objectsOf(right.S3_BUCKET)).toEqual([]);
  });

  test.each([
    [
      'a wrong bucket',
      { S3_BUCKET: 'no-such-bucket' },
      /^pictures: there is no bucket no-such-bucket at http/,
    ],
    [
      'an unknown key',
      { S3_ACCESS_KEY_ID: 'stranger' },
      /^pictures: http.* does not know the key stranger; set S3_ACC/,
    ],
    [
      'a wrong secret',
      { S3_SECRET_ACCESS_KEY: 'guessed' },
      /^pictures: S3_SECRET_ACCESS_KEY is not the one of/,
    ],
    [
      'no connection',
      { S3_ENDPOINT: 'http://127.0.0.1:9' },
      /^pictures: http:\/\/127.0.0.1:9 cannot be reached: \S+/,
    ],
    [
      'no host of the bucket’s own name',
      { S3_ENDPOINT: 'http://s3.invalid', S3_FORCE_PATH_STYLE: 'false', S3_BUCKET: 'shop' },
      /^pictures: http:\/\/s3.invalid cannot be reached: \S+ \S+ shop\.s3\.invalid/,
    ],
    [
      'no such host',
      { S3_ENDPOINT: 'http://s3.invalid' },
      /^pictures: http:\/\/s3.invalid cannot be reached: \S+/,
    ],
  ])('SCALE-1 %s', async (_, wrong, line) => {
    const found = await lineOf(wrong);
    expect(found).toMatch(line);
    expect(found).not.toContain('\n');
  });

  test('SCALE-1 one that speaks http where the settings say https', async () => {
    const S3_ENDPOINT = right.S3_ENDPOINT.replace('http:', 'https:');
    expect(await lineOf({ S3_ENDPOINT })).toBe(
      `pictures: ${S3_ENDPOINT} does not speak https; set S3_ENDPOINT to one that does, or to ${right.S3_ENDPOINT}`,
    );
  });

  /** The real one cannot be brought to that. */
  async function whileItAnswers(status: number, code: string, run: (env: Env) => Promise<void>) {
    const xml = `<Error><Code>${code}</Code></Error>`;
    const server = createServer((_request, response) => response.writeHead(status).end(xml));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await run(parseEnv({ ...right, S3_ENDPOINT: `http://127.0.0.1:${port}` })).finally(() => {
      server.close();
      server.closeAllConnections();
    });
  }

  test.each([
    [500, 'InternalError', /^pictures: http\S+ answered 500 InternalError$/],
    [403, 'AccessDenied', /^pictures: etalase may not read and write in the bucket/],
    [301, 'PermanentRedirect', /is in another region than us-east-1; set S3_REGION/],
  ])('SCALE-1 a store that answers %i %s', (status, code, line) =>
    whileItAnswers(status, code, (env) => expect(checkMediaStore(env)).rejects.toThrow(line)),
  );

  test('SCALE-1 one that is full lets the product start, and takes no picture', () =>
    whileItAnswers(507, 'QuotaExceeded', async (env) => {
      await checkMediaStore(env);
      const put = new S3Bucket(env.s3 as S3Settings).put('media/x', Buffer.from('x'));
      await expect(put).rejects.toThrow('Penyimpanan server penuh.');
    }));

  test('SCALE-1 a clock that is an hour slow', async () => {
    const others = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick'] as const;
    jest.useFakeTimers({ now: Date.now() - HOUR, doNotFake: [...others, 'performance', 'queueMicrotask'] });
    const line = await lineOf({}).finally(() => jest.useRealTimers());
    expect(line).toMatch(/^pictures: the clocks of this machine and of http.* differ too much/);
  });

  test('SCALE-1 a store that hangs', async () => {
    await pauseGateway();
    const line = await lineOf({}).finally(() => signalGateway('SIGCONT'));
    expect(line).toMatch(new RegExp(`^pictures: http.* did not answer within ${TIMEOUT} ms$`));
  });
});

describe('SCALE-1 a store that goes away under the running product', () => {
  let api: Api;
  let token: string;
  let bucket: string;
  beforeAll(async () => {
    const settings = await emptyBucket();
    bucket = settings.S3_BUCKET;
    api = await Api.start({ ...settings, S3_TIMEOUT_MS: String(TIMEOUT) });
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Rempah' } });
  });
  afterEach(() => signalGateway('SIGCONT'));
  afterAll(() => api.stop());

  const product = async (image?: Blob) => {
    const form = { name: 'Pala', price: '1', category_id: '1', image: image ?? (await picture()) };
    return api.post('/api/product', { token, form });
  };
  const products = async () => (await api.get<Row[]>('/api/product?range=[0,99]')).body.data;
  const refused = ({ status, headers, body }: Answer<unknown>) =>
    expect([status, headers.get('retry-after'), body.success, body.message]).toEqual([
      ...[503, '5', false],
      'Penyimpanan gambar tidak tersedia.',
    ]);
  const everyRowHasItsPicture = async () => {
    for (const { image } of await products()) {
      expect((await fetch(api.url + String(image))).status).toBe(200);
    }
  };

  test('SCALE-1 it hangs: 503 within the timeout, nothing half-written, whole again when it goes on', async () => {
    const { image } = (await product()).body.data;
    const [before, objects, sent] = [await products(), await objectsOf(bucket), await picture()];
    await pauseGateway();
    const since = Date.now();
    const answers = [api.get(String(image)), product(sent), api.get('/api/health/ready')];
    for (const answer of await Promise.all(answers)) refused(answer);
    expect(Date.now() - since).toBeLessThan(IN_TIME);
    expect(await products()).toEqual(before);
    expect((await api.post('/api/category', { token, json: { nama_category: 'Kopi' } })).status).toBe(201);

    signalGateway('SIGCONT');
    while ((await api.get('/api/health/ready')).status !== 200);
    expect(await objectsOf(bucket)).toEqual(objects);
    expect((await product(sent)).status).toBe(201);
    await everyRowHasItsPicture();
  });

  test('SCALE-1 it hangs in the middle of a picture: the answer ends, and is seen to be cut off', async () => {
    const { image } = (await product()).body.data;
    const name = String(image).slice(1).replace('.jpg', '.webp');
    await putObject(bucket, name, 'x'.repeat(60_000_000));
    const going = request(`${api.url}/${name}`).end();
    const [answer] = (await once(going, 'response')) as [IncomingMessage];
    signalGateway('SIGSTOP');
    const since = Date.now();
    await expect(answer.toArray()).rejects.toThrow('aborted');
    expect(Date.now() - since).toBeLessThan(IN_TIME);
  });

  test('SCALE-1 it is killed: what was acknowledged is there, and uploads go on when it is back', async () => {
    const acknowledged = [(await product()).body.data.image];
    signalGateway('SIGKILL');
    for (let answer = await product(); ; answer = await product()) {
      if (answer.status === 201) {
        acknowledged.push(answer.body.data.image);
        break;
      }
      refused(answer);
    }
    expect((await products()).map(({ image }) => image)).toEqual(expect.arrayContaining(acknowledged));
    await everyRowHasItsPicture();
  });

  test('SCALE-1 it is killed while a picture is on its way: the picture waits until it is back', async () => {
    const store = new S3Bucket({ ...(api.env.s3 as S3Settings), timeout: 25_000 });
    signalGateway('SIGKILL');
    await store.put('media/patient', Buffer.from('x'));
    expect(await objectsOf(bucket)).toContain('media/patient');
    await removeObject(bucket, 'media/patient');
  });

  test('SCALE-1 a picture that was stored without its row is swept up, and so are parts of one', async () => {
    const whole = `${'a'.repeat(20)}-4x3`;
    const parts = [`media/${'b'.repeat(20)}-9x9/4.avif`, `quarantine/${'c'.repeat(20)}-9x9/4.avif`];
    const names = [`media/${whole}/4.webp`, `media/${whole}/4.jpg`];
    for (const name of [...names, ...parts]) await putObject(bucket, name);
    const sweep = api.app.get(MediaSweep, { strict: false });
    expect(await sweep.sweep(Date.now(), { all: true })).toBe(0);
    expect(await objectsOf(bucket)).toEqual(expect.arrayContaining([...names, ...parts]));

    expect(await sweep.sweep(Date.now() + 2 * HOUR, { all: true })).toBe(1);
    const left = await objectsOf(bucket);
    expect(left.filter((name) => parts.includes(name) || name.startsWith(`media/${whole}`))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining([`quarantine/${whole}/4.jpg`, `quarantine/${whole}/4.webp`]));
    await everyRowHasItsPicture();
  });

  test('SCALE-1 a sweep ends at the first picture that a store that hangs keeps it from', async () => {
    const store = api.app.get<MediaStore>(MediaStore, { strict: false });
    const keys = ['d', 'e', 'f'].map((letter) => `${letter.repeat(20)}-4x3`);
    for (const key of keys) await putObject(bucket, `media/${key}/4.jpg`);
    const list = jest.spyOn(store, 'list');
    const sweeping = api.app
      .get(MediaSweep, { strict: false })
      .sweep(Date.now() + 2 * HOUR, { all: true })
      .catch((error: unknown) => error);
    while (list.mock.results.length === 0) await new Promise(setImmediate);
    await list.mock.results[0]?.value;
    signalGateway('SIGSTOP');
    const since = Date.now();
    expect(await sweeping).toMatchObject({ status: 503 });
    expect(Date.now() - since).toBeLessThan(IN_TIME);
    signalGateway('SIGCONT');
    list.mockRestore();
  });

  test('SCALE-1 an upload that is sent again completes what an earlier one left', async () => {
    const sent = await picture();
    const { id, image } = (await product(sent)).body.data;
    await api.delete(`/api/product/${id}`, { token });
    await api.delete(`/api/trash/${id}`, { token });
    const key = keyOf(String(image));
    for (const name of await objectsOf(bucket)) {
      if (name.startsWith(`quarantine/${key}`)) await removeObject(bucket, name);
    }
    await putObject(bucket, `media/${key}/320.avif`, 'cut off');
    expect((await fetch(api.url + String(image))).status).toBe(404);
    expect((await product(sent)).body.data.image).toBe(image);
    const again = await fetch(`${api.url}/media/${key}/320.avif`);
    expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });
});
