import { BadRequest, Unavailable } from './http-errors.js';
import { Semaphore } from './semaphore.js';

const BUSY = 'Terlalu banyak gambar sedang diolah. Silakan coba lagi sebentar lagi.';

/** Holds the turn until `end` is called. */
function held(semaphore: Semaphore) {
  let end = () => {};
  const kept = new Promise<void>((resolve) => (end = resolve));
  return { done: semaphore.run(() => kept), end };
}

describe('a semaphore', () => {
  test('TRUST-15 lets in one after the other, in the order they came', async () => {
    const semaphore = new Semaphore(20, BUSY);
    const seen: string[] = [];
    const run = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
    };
    await Promise.all([semaphore.run(run('a')), semaphore.run(run('b')), semaphore.run(run('c'))]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('TRUST-15 twenty may wait; the next is told to come back', async () => {
    const semaphore = new Semaphore(20, BUSY);
    const first = held(semaphore);
    const waiting = Array.from({ length: 20 }, (_, n) => semaphore.run(async () => n));
    const refused: unknown = await semaphore.run(async () => 20).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Unavailable);
    expect(refused).toMatchObject({
      status: 503,
      retryAfter: 5,
      message: 'Terlalu banyak gambar sedang diolah. Silakan coba lagi sebentar lagi.',
    });
    first.end();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test('TRUST-15 a request that is gone leaves its room to others, and has no turn', async () => {
    const semaphore = new Semaphore(20, BUSY);
    const first = held(semaphore);
    const leaving = new AbortController();
    const run = jest.fn(async () => undefined);
    const gone = semaphore.run(run, leaving.signal);
    const others = Array.from({ length: 19 }, () => semaphore.run(async () => undefined));
    leaving.abort();
    await expect(gone).rejects.toBeInstanceOf(BadRequest);
    others.push(semaphore.run(async () => undefined));
    first.end();
    await Promise.all(others);
    expect(run).not.toHaveBeenCalled();
  });

  test('one that fails holds up no other', async () => {
    const semaphore = new Semaphore(20, BUSY);
    const failing = semaphore.run(() => Promise.reject(new Error('rusak')));
    const next = semaphore.run(async () => 'jadi');
    await expect(failing).rejects.toThrow('rusak');
    expect(await next).toBe('jadi');
  });
});
