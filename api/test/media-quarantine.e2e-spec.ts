import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type DataSource } from 'typeorm';
import { Installation } from '../src/database/installation.entity.js';
import { WRITER } from '../src/database/unit-of-work.js';
import { StartupError } from '../src/env.js';
import { MediaOwner } from '../src/media/media-owner.js';
import { MediaSweep } from '../src/media/media-sweep.service.js';
import { MediaStore } from '../src/media/media-store.js';
import { MissingPicturesService } from '../src/media/missing-pictures.service.js';
import { pictureColumnsOf } from '../src/media/picture-column.decorator.js';
import { keyOf } from '../src/media/renditions.js';
import { Product } from '../src/products/product.entity.js';
import { Api, onMysql, picture, startSignedIn } from './harness.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SHARED =
  'processes of one database need the same DATA_DIR, or an object store (S3_BUCKET and the settings beside it)';

let api: Api;
let token: string;
let sweep: MediaSweep;
let store: MediaStore;
let owner: MediaOwner;
beforeEach(async () => {
  ({ api, token } = await startSignedIn('Rempah'));
  sweep = api.app.get(MediaSweep, { strict: false });
  store = api.app.get(MediaStore, { strict: false });
  owner = api.app.get(MediaOwner, { strict: false });
});
afterEach(() => api.stop());

const media = (...names: string[]) => join(api.env.DATA_DIR, 'media', ...names);
const folders = () => readdirSync(media()).filter((name) => !name.startsWith('.'));
/** A product with a picture of its own. Returns the picture's address. */
const product = async () => {
  const form = {
    name: 'Pala',
    price: '1',
    category_id: '1',
    image: await picture('jpeg', { width: 40, height: 30 }),
  };
  return String((await api.post('/api/product', { token, form })).body.data.image);
};
const status = async (image: string) => (await fetch(api.url + image)).status;
/** What a crash between a picture and its row leaves behind. */
const orphan = (key: string) => {
  mkdirSync(media(key));
  writeFileSync(media(key, '1.jpg'), 'x');
};
/** As if the rows were another, older database's. */
const write = (sql: string) => api.write((manager) => manager.query(sql));

describe('TRUST-2 pictures belong to one database', () => {
  test('TRUST-2 a database that is given somebody else’s pictures is refused, and nothing is touched', async () => {
    const image = await product();
    moveDatabaseAway();
    const failure: unknown = await Api.start({ DATA_DIR: api.env.DATA_DIR }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    const line = failure instanceof Error ? failure.message : '';
    expect(line).toContain(`the pictures in ${media()} do not belong to the database`);
    expect(line).toContain('npm run media:adopt');
    expect(await status(image)).toBe(200);
  });

  test('TRUST-2 not even a sweep by hand takes pictures that another database owns', async () => {
    await product();
    await write(`UPDATE installation SET uuid = '${randomUUID()}'`);
    orphan('orphan-1x1');
    await expect(sweep.sweep(Date.now() + 2 * HOUR, { all: true })).rejects.toThrow('media:adopt');
    expect(folders()).toContain('orphan-1x1');
    await owner.claimStore();
    expect(await sweep.sweep(Date.now() + 2 * HOUR, { all: true })).toBe(1);
  });

  test('TRUST-2 pictures without an owner are claimed when one of them is the database’s', async () => {
    await product();
    rmSync(media('.installation'));
    await owner.check();
    const { uuid } = await api.app
      .get<DataSource>(WRITER, { strict: false })
      .getRepository(Installation)
      .findOneByOrFail({ id: 1 });
    expect(await store.owner()).toBe(uuid);
  });

  test('TRUST-2 a folder without any of the pictures that the database names is refused', async () => {
    const image = await product();
    rmSync(media('.installation'));
    renameSync(media(keyOf(image)), media('somebody-1x1'));
    await expect(owner.check()).rejects.toThrow('do not belong');
    rmSync(media('somebody-1x1'), { recursive: true });
    await expect(owner.check()).rejects.toThrow('do not belong');
    expect(await store.owner()).toBeUndefined();
  });

  test('TRUST-2 what tells of missing pictures says where processes of one database need them', async () => {
    const key = keyOf(await product());
    renameSync(media(key), media('somebody-1x1'));
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await api.app.get(MissingPicturesService, { strict: false }).report();
    const line = `1 pictures that the database names are not in the picture folder (${key}); `;
    const restore = 'npm run restore brings back a backup that has them';
    expect(warn.mock.calls).toEqual([
      [line + (onMysql ? `${SHARED}; if no other process has them, ${restore}` : restore)],
    ]);
    warn.mockRestore();

    rmSync(media('.installation'));
    await expect(owner.check()).rejects.toThrow(
      onMysql ? `npm run media:adopt; ${SHARED}` : /npm run media:adopt$/,
    );
  });

  test('TRUST-2 pictures without an owner are not claimed by a database that names none', async () => {
    await product();
    rmSync(media('.installation'));
    await write('DELETE FROM product');
    await expect(owner.check()).rejects.toThrow('do not belong');
  });

  test('TRUST-2 of two databases that claim an empty folder at once one has it', async () => {
    rmSync(media('.installation'));
    const claims = await Promise.all([store.claim('first'), store.claim('second')]);
    expect(new Set(claims).size).toBe(1);
    expect(['first', 'second']).toContain(claims[0]);
  });
});

describe('TRUST-2 what is swept waits in quarantine', () => {
  test('TRUST-2 starting sweeps nothing', async () => {
    const timer = jest.spyOn(global, 'setInterval');
    const ran = jest.spyOn(sweep, 'sweep').mockResolvedValue(0);
    sweep.start();
    expect(timer).toHaveBeenCalledWith(expect.any(Function), HOUR);
    expect(ran).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('TRUST-2 what no row names is taken after an hour, and removed after seven days', async () => {
    const used = await product();
    orphan('orphan-1x1');
    expect(await sweep.sweep(Date.now(), { all: true })).toBe(0);
    expect(folders()).toContain('orphan-1x1');

    expect(await sweep.sweep(Date.now() + 2 * HOUR, { all: true })).toBe(1);
    expect(folders()).toEqual([keyOf(used)]);
    expect(await status('/media/orphan-1x1/1.jpg')).toBe(404);

    await sweep.sweep(Date.now() + 7 * DAY - HOUR);
    expect(existsSync(media('.quarantine/orphan-1x1'))).toBe(true);
    await sweep.sweep(Date.now() + 7 * DAY + HOUR);
    expect(existsSync(media('.quarantine/orphan-1x1'))).toBe(false);
    expect(await status(used)).toBe(200);
  });

  test('HAND-13 staff see a picture that waits there, and nothing else of the disk', async () => {
    const image = await product();
    const show = async (key: string, authorization = `Bearer ${token}`) =>
      fetch(`${api.url}/api/picture/${key}`, { headers: { authorization } });
    const inPlace = await (await show(keyOf(image))).arrayBuffer();
    await api.put('/api/product/1', { token, json: { name: 'Pala', category_id: 1, image: '' } });
    expect(await status(image)).toBe(404);
    const shown = await show(keyOf(image));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(inPlace))).toBe(true);
    expect((await show(keyOf(image), '')).status).toBe(401);
    for (const key of ['.quarantine', `..%2Fmedia%2F${keyOf(image)}`, `${'0'.repeat(20)}-40x30`]) {
      expect((await show(key)).status).toBe(404);
    }
  });

  test('TRUST-2 more than a tenth of all pictures stays until the operator says so', async () => {
    for (let n = 0; n < 10; n += 1) await product();
    const warned = jest.spyOn(sweep['logger'], 'warn');
    orphan('a-1x1');
    orphan('b-1x1');
    expect(await sweep.sweep(Date.now() + 2 * HOUR)).toBe(0);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('npm run media:sweep'));
    expect(folders()).toHaveLength(12);
    rmSync(media('b-1x1'), { recursive: true });
    expect(await sweep.sweep(Date.now() + 2 * HOUR)).toBe(1);
    expect(folders()).toHaveLength(10);
  });

  test('TRUST-2 a picture comes back when a restored database names it again', async () => {
    const image = await product();
    await api.delete('/api/product/1', { token });
    await api.delete('/api/trash/1', { token });
    expect(await status(image)).toBe(404);
    await write(`INSERT INTO product (name, category_id, image) VALUES ('Pala', 1, '${image}')`);
    await sweep.recover();
    expect(await status(image)).toBe(200);
  });

  test('TRUST-2 a picture that is sent again while it is in quarantine comes back', async () => {
    const form = { name: 'Pala', price: '1', category_id: '1', image: await picture() };
    await api.post('/api/product', { token, form });
    await api.delete('/api/product/1', { token });
    await api.delete('/api/trash/1', { token });
    expect(existsSync(media('.quarantine'))).toBe(true);
    const { body } = await api.post('/api/product', { token, form });
    expect(await status(String(body.data.image))).toBe(200);
    expect(readdirSync(media('.quarantine'))).toEqual([]);
  });

  test('a picture that cannot be moved does not keep the others', async () => {
    for (const key of ['a-1x1', 'b-1x1', 'c-1x1']) orphan(key);
    jest.spyOn(store, 'quarantine').mockRejectedValueOnce(new Error('EIO'));
    expect(await sweep.sweep(Date.now() + 2 * HOUR, { all: true })).toBe(2);
    expect(await sweep.sweep(Date.now() + 2 * HOUR, { all: true })).toBe(1);
  });

  test('what was cut off on its way is cleared away after an hour', async () => {
    const old = new Date(Date.now() - 2 * HOUR);
    mkdirSync(media('.incoming/cut-off'), { recursive: true });
    utimesSync(media('.incoming/cut-off'), old, old);
    mkdirSync(media('.incoming/under-way'));
    await sweep.sweep();
    expect(readdirSync(media('.incoming'))).toEqual(['under-way']);
  });

  test('pictures may go while they are being listed', async () => {
    const keys = Array.from({ length: 100 }, (_, n) => `orphan${n}-1x1`);
    for (const key of keys) orphan(key);
    let gone = false;
    const removeAll = async () => {
      for (const key of keys) await store.quarantine(key);
      gone = true;
    };
    const keepListing = async () => {
      while (!gone) await store.list();
    };
    await Promise.all([removeAll(), keepListing()]);
    expect(folders()).toEqual([]);
  });

  test('every column that looks like a picture’s is one', () => {
    const { entityMetadatas } = api.app.get<DataSource>(WRITER, { strict: false });
    const columns = entityMetadatas.flatMap(({ target, columns: all }) =>
      all
        .filter(({ propertyName }) => /image|picture|photo|gambar|foto|^file$/i.test(propertyName))
        .map(({ propertyName }) => ({ entity: target, property: propertyName })),
    );
    expect(columns).toContainEqual({ entity: Product, property: 'image' });
    expect(pictureColumnsOf(api.app.get(WRITER, { strict: false }))).toEqual(columns);
  });
});

/** On SQLite it lies in DATA_DIR: the next one there makes a new file. */
function moveDatabaseAway(): void {
  for (const name of readdirSync(api.env.DATA_DIR)) {
    if (!name.startsWith('etalase.sqlite')) continue;
    renameSync(join(api.env.DATA_DIR, name), join(api.env.DATA_DIR, `old-${name}`));
  }
}
