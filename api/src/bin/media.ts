import { MediaOwner } from '../media/media-owner.js';
import { MediaSweep } from '../media/media-sweep.service.js';
import { MediaStore } from '../media/media-store.js';
import { CommandRefused, withApplication } from './with-application.js';

// For the operator. `adopt`: the pictures are this database's from now on. `sweep`: those in no record go into
// quarantine, however many they are.
await withApplication('Nothing was done', async (app) => {
  const { place } = app.get<MediaStore>(MediaStore, { strict: false });
  if (process.argv[2] === 'adopt') {
    await app.get(MediaOwner, { strict: false }).adopt();
    process.stdout.write(`The pictures in ${place} belong to this database now.\n`);
  } else if (process.argv[2] === 'sweep') {
    const count = await app.get(MediaSweep, { strict: false }).sweep(Date.now(), { all: true });
    process.stdout.write(`${count} pictures in ${place} are in quarantine now, for seven days.\n`);
  } else {
    throw new CommandRefused('say adopt or sweep');
  }
});
