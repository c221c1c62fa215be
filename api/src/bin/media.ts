import type { INestApplicationContext } from '@nestjs/common';
import type { Env } from '../env.js';
import { type Copied, copyPictures } from '../media/copy-pictures.js';
import { LocalMediaStore, mediaFolder } from '../media/local-media-store.js';
import { MediaOwner } from '../media/media-owner.js';
import { MediaSweep } from '../media/media-sweep.service.js';
import { MediaStore } from '../media/media-store.js';
import { sayUsage } from './say-usage.js';
import { CommandRefused, withApplication } from './with-application.js';

const USAGE = `Usage:
  npm run media:adopt               gives the pictures to this database
  npm run media:sweep               puts those in no record into quarantine, however many they are
  npm run media:copy -- to-store    from the folder into the S3 store
  npm run media:copy -- to-folder   back
`;

type Command = (app: INestApplicationContext, env: Env) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  adopt: async (app) => {
    await app.get(MediaOwner, { strict: false }).claimStore();
    process.stdout.write(`The pictures in ${storeOf(app).place} belong to this database now.\n`);
  },
  sweep: async (app) => {
    const count = await app.get(MediaSweep, { strict: false }).sweep(Date.now(), { all: true });
    process.stdout.write(
      `${count} pictures in ${storeOf(app).place} are in quarantine now, for seven days.\n`,
    );
  },
  'copy to-store': (app, env) => copy(app, env, (folder, store) => [folder, store]),
  'copy to-folder': (app, env) => copy(app, env, (folder, store) => [store, folder]),
};

const name = process.argv.slice(2).join(' ');
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await withApplication('Nothing was done', command);
else sayUsage(USAGE);

function storeOf(app: INestApplicationContext): MediaStore {
  return app.get<MediaStore>(MediaStore, { strict: false });
}

async function copy(
  app: INestApplicationContext,
  env: Env,
  inOrder: (folder: MediaStore, store: MediaStore) => [from: MediaStore, to: MediaStore],
): Promise<void> {
  if (!env.s3) throw new CommandRefused('set S3_ENDPOINT and the four settings beside it to the store');
  const [from, to] = inOrder(new LocalMediaStore(mediaFolder(env)), storeOf(app));
  const database = await app.get(MediaOwner, { strict: false }).database();
  for (const { place, owner } of [
    { place: from.place, owner: (await from.owner()) ?? database },
    { place: to.place, owner: await to.claim(database) },
  ]) {
    if (owner !== database) throw new CommandRefused(`the pictures in ${place} are another database's`);
  }
  say(await copyPictures(from, to), from, to);
}

function say({ copied, same, bytes, different }: Copied, from: MediaStore, to: MediaStore): void {
  const megabytes = (bytes / 1e6).toFixed(1);
  process.stdout.write(
    `${copied} pictures (${megabytes} MB) copied from ${from.place} to ${to.place}, ${same} were there, ${different.length} differ.\n`,
  );
  if (different.length > 0) {
    process.stderr.write(`Not the same: ${different.slice(0, 3).join(', ')}\n`);
    process.exitCode = 1;
  }
}
