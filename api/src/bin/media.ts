import type { INestApplicationContext } from '@nestjs/common';
import type { Env } from '../env.js';
import { type Copied, copyPictures } from '../media/copy-pictures.js';
import { LocalMediaStore, mediaFolder } from '../media/local-media-store.js';
import { MediaOwner } from '../media/media-owner.js';
import { MediaSweep } from '../media/media-sweep.service.js';
import { MediaStore } from '../media/media-store.js';
import { CommandRefused, withApplication } from './with-application.js';

// For the operator. `adopt`: the pictures are this database's from now on. `sweep`: those in no record go into
// quarantine, however many they are. `copy`: from the folder into the S3 store, or back.
await withApplication('Nothing was done', async (app, env) => {
  const { place } = app.get<MediaStore>(MediaStore, { strict: false });
  const [, , command, direction] = process.argv;
  if (command === 'adopt') {
    await app.get(MediaOwner, { strict: false }).adopt();
    process.stdout.write(`The pictures in ${place} belong to this database now.\n`);
  } else if (command === 'sweep') {
    const count = await app.get(MediaSweep, { strict: false }).sweep(Date.now(), { all: true });
    process.stdout.write(`${count} pictures in ${place} are in quarantine now, for seven days.\n`);
  } else if (command === 'copy') {
    await copy(app, env, direction);
  } else {
    throw new CommandRefused('say adopt, sweep or copy');
  }
});

async function copy(app: INestApplicationContext, env: Env, direction: string | undefined): Promise<void> {
  if (!env.s3) throw new CommandRefused('set S3_ENDPOINT and the four settings beside it to the store');
  const [folder, store] = [
    new LocalMediaStore(mediaFolder(env)),
    app.get<MediaStore>(MediaStore, { strict: false }),
  ];
  if (direction !== 'to-store' && direction !== 'to-folder') {
    throw new CommandRefused('say npm run media:copy -- to-store, or to-folder');
  }
  const [from, to] = direction === 'to-store' ? [folder, store] : [store, folder];
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
