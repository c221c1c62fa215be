import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../../src/backup/backup.js';
import { restore } from '../../src/backup/restore.js';
import { parseEnv, StartupError } from '../../src/env.js';
import { copyPictures } from '../../src/media/copy-pictures.js';
import { LocalMediaStore } from '../../src/media/local-media-store.js';
import { refuseLostDatabase } from '../../src/media/media-owner.js';
import { MissingPicturesService } from '../../src/media/missing-pictures.service.js';
import { openMediaStore } from '../../src/media/open-media-store.js';
import { keyOf } from '../../src/media/renditions.js';
import { Api, blob, picture } from '../harness.js';
import { emptyBucket, objectsOf, signalGateway } from './test-bucket.js';

let api: Api;
let token: string;
let settings: Awaited<ReturnType<typeof emptyBucket>>;
const folders: string[] = [];
beforeAll(async () => {
  settings = await emptyBucket();
  api = await Api.start(settings);
  token = await api.signIn();
  await api.post('/api/category', { token, json: { nama_category: 'Rempah' } });
});
afterAll(async () => {
  await api.stop();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'etalase-store-test-'));
  folders.push(path);
  return path;
};
const product = async (image?: Blob) => {
  const form = { name: 'Pala', price: '1', category_id: '1', image: image ?? (await picture()) };
  return (await api.post('/api/product', { token, form })).body.data;
};
const removeForGood = async (id: number) => {
  await api.delete(`/api/product/${id}`, { token });
  await api.delete(`/api/trash/${id}`, { token });
};
const status = async (image: unknown) => (await fetch(api.url + String(image))).status;
const objects = (part: string) =>
  objectsOf(settings.S3_BUCKET).then((names) => names.filter((each) => each.includes(part)));

test('SCALE-1 an uploaded picture lies in the store and nowhere else, goes with its product, and comes back', async () => {
  const sent = await picture('png', { width: 700, height: 350 });
  const { id, image } = await product(sent);
  const key = keyOf(String(image));
  const names = ['320', '640', '700'].flatMap((width) =>
    ['avif', 'jpg', 'webp'].map((type) => `${width}.${type}`),
  );
  expect(await objects(key)).toEqual(names.map((name) => `media/${key}/${name}`));
  expect(readdirSync(join(api.env.DATA_DIR, 'media'), { recursive: true })).toEqual(['.incoming']);
  expect(await status(image)).toBe(200);

  await removeForGood(id);
  expect(await status(image)).toBe(404);
  expect(await objects(key)).toEqual(names.map((name) => `quarantine/${key}/${name}`));
  const again = await product(sent);
  expect([again.image, await status(image)]).toEqual([image, 200]);
  await removeForGood(again.id);
});

test('SCALE-1 one picture sent ten times at once is stored once and whole', async () => {
  const shared = await picture();
  const all = await Promise.all(Array.from({ length: 10 }, () => product(shared)));
  expect(new Set(all.map(({ image }) => image)).size).toBe(1);
  expect(await objects(keyOf(String(all[0]?.image)))).toHaveLength(6);
  for (const { id } of all) await removeForGood(id);
  expect(await status(all[0]?.image)).toBe(404);
});

test('SCALE-1 a refused product leaves no picture', async () => {
  const before = await objects('media/');
  const form = { name: 'Pala', price: '1', category_id: '999', image: await picture() };
  expect((await api.post('/api/product', { token, form })).status).toBe(422);
  expect(await objects('media/')).toEqual(before);
});

test('SHOW-9 a document lies in the store, is streamed from there, and has no address beside those of pictures', async () => {
  const file = blob(Buffer.from('%PDF-1.7 store'), 'application/pdf');
  const form = { title: 'Uji mutu', language: 'id', is_public: 'true', file };
  const { id } = (await api.post('/api/document', { token, form })).body.data;
  const [name = ''] = await objects('-pdf');
  expect(name).toMatch(/^media\/[0-9a-f]{20}-pdf\/\.document\.pdf$/);
  const answer = await fetch(`${api.url}/api/document/${id}/file`);
  expect(await answer.text()).toBe('%PDF-1.7 store');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Uji mutu.pdf"',
    'content-security-policy': 'sandbox',
    'cache-control': 'public, max-age=60',
  });
  expect(await status(`/${name}`)).toBe(404);
  const copy = new LocalMediaStore(folder());
  expect(await copyPictures(openMediaStore(api.env), copy)).toMatchObject({ different: [] });
  expect(await copy.has(keyOf(`/${name}`))).toBe(true);
  await api.delete(`/api/document/${id}`, { token });
  expect(await objects('-pdf')).toEqual([name.replace('media', 'quarantine')]);
});

test('SCALE-1 media:copy takes up where it was interrupted, and everything is the same there and back', async () => {
  for (let n = 0; n < 4; n += 1) await product();
  const gone = await product();
  await removeForGood(gone.id);
  const from = openMediaStore(api.env);
  const local = new LocalMediaStore(folder());
  const all = await copyPictures(from, local);
  expect(all).toMatchObject({ same: 0, different: [] });
  expect(all.copied).toBe((await from.list()).length + (await from.listQuarantine()).length);

  const other = await emptyBucket();
  const to = openMediaStore(parseEnv({ ...other, DATA_DIR: folder(), S3_TIMEOUT_MS: '500' }));
  const interrupted = copyPictures(local, to).catch((error: unknown) => error);
  while ((await to.list()).length < 2);
  signalGateway('SIGSTOP');
  expect(await interrupted).toMatchObject({ status: 503 });
  signalGateway('SIGCONT');

  const second = await copyPictures(local, to);
  expect(second).toMatchObject({ different: [] });
  expect(second.same).toBeGreaterThanOrEqual(2);
  expect(second.copied).toBe(all.copied - second.same);
  expect(await copyPictures(local, to)).toEqual({ copied: 0, same: all.copied, bytes: 0, different: [] });

  const back = new LocalMediaStore(folder());
  expect((await copyPictures(to, back)).copied).toBe(all.copied);
  expect(filesOf(back.place)).toEqual(filesOf(local.place));
});

test('SCALE-1 media:copy finds a picture that is not what it was', async () => {
  const { image } = await product();
  const [key, from, to] = [keyOf(String(image)), openMediaStore(api.env), new LocalMediaStore(folder())];
  await copyPictures(from, to);
  const file = join(to.place, key, '400.webp');
  rmSync(file);
  expect(await copyPictures(from, to)).toMatchObject({ copied: 1, different: [] });
  expect(await to.read(key)).toEqual(await from.read(key));
});

// From here on other applications are started, and those of one process check tokens with the database of the last.
test('SCALE-1 a backup has the pictures of the store, and is restored into an empty one', async () => {
  const { id, image } = await product();
  const gone = await product();
  await removeForGood(gone.id);
  const BACKUP_DIR = folder();
  const { path, manifest } = await makeBackup(Object.assign(api.env, { BACKUP_DIR }));
  const key = keyOf(String(image));
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining([
      ...['media/.installation', `media/${key}/400.jpg`],
      `media/.quarantine/${keyOf(String(gone.image))}/400.jpg`,
    ]),
  );
  expect(manifest.missing_pictures).toEqual([]);

  const before = await objectsOf(String(settings.S3_BUCKET));
  const other = await emptyBucket();
  const env = parseEnv({ ...settings, ...other, DATA_DIR: folder(), LOG_LEVEL: 'silent' });
  await restore(env, path, false);
  expect((await objectsOf(other.S3_BUCKET)).sort()).toEqual(before.sort());
  const restored = await Api.open(env);
  const found = (await restored.get(`/api/product/${id}`)).body.data;
  expect((await fetch(restored.url + String(found.image))).status).toBe(200);
  expect(await restored.app.get(MissingPicturesService, { strict: false }).report()).toEqual([]);
  await restored.app.close();

  // Into the bucket of another database only when that is said.
  const strange = await emptyBucket();
  await openMediaStore(parseEnv(strange)).claim('another');
  const target = parseEnv({ ...strange, DATA_DIR: folder(), LOG_LEVEL: 'silent' });
  await expect(restore(target, path, false)).rejects.toThrow("has another database's pictures");
  expect(await objectsOf(strange.S3_BUCKET)).toEqual(['installation']);
});

test('SCALE-1 pictures of one database are refused to another, and a lost database is not replaced', async () => {
  const refused = Api.start(settings);
  await expect(refused).rejects.toThrow(
    `the pictures in the bucket ${settings.S3_BUCKET} of ${settings.S3_ENDPOINT} do not belong to the database`,
  );
  await expect(refused).rejects.toThrow('set S3_BUCKET and DATABASE_URL to what belongs together');
  const lost = refuseLostDatabase(parseEnv({ ...settings, DATA_DIR: folder() }));
  await expect(lost).rejects.toThrow(StartupError);
  await expect(lost).rejects.toThrow('has the pictures of a database: put the file back');
});

function filesOf(path: string): [string, string][] {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return paths.map((each) => [each.slice(path.length), readFileSync(each, 'base64')]);
}
