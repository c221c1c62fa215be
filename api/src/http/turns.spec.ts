import { Malformed, Unavailable } from './refusals.js';
import { Turns } from './turns.js';

const BUSY = 'Terlalu banyak gambar sedang diolah. Silakan coba lagi sebentar lagi.';

/** Holds the turn until `end` is called. */
function held(turns: Turns) {
  let end = () => {};
  const kept = new Promise<void>((resolve) => (end = resolve));
  return { done: turns.take(() => kept), end };
}

describe('turns', () => {
  test('TRUST-15 go to one after the other, in the order they came', async () => {
    const turns = new Turns(20, BUSY);
    const seen: string[] = [];
    const run = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
    };
    await Promise.all([turns.take(run('a')), turns.take(run('b')), turns.take(run('c'))]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('TRUST-15 twenty may wait; the next is told to come back', async () => {
    const turns = new Turns(20, BUSY);
    const first = held(turns);
    const waiting = Array.from({ length: 20 }, (_, n) => turns.take(async () => n));
    const refused: unknown = await turns.take(async () => 20).catch((error: unknown) => error);
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
    const turns = new Turns(20, BUSY);
    const first = held(turns);
    const leaving = new AbortController();
    const run = jest.fn(async () => undefined);
    const gone = turns.take(run, leaving.signal);
    const others = Array.from({ length: 19 }, () => turns.take(async () => undefined));
    leaving.abort();
    await expect(gone).rejects.toBeInstanceOf(Malformed);
    others.push(turns.take(async () => undefined));
    first.end();
    await Promise.all(others);
    expect(run).not.toHaveBeenCalled();
  });

  test('one that fails holds up no other', async () => {
    const turns = new Turns(20, BUSY);
    const failing = turns.take(() => Promise.reject(new Error('rusak')));
    const next = turns.take(async () => 'jadi');
    await expect(failing).rejects.toThrow('rusak');
    expect(await next).toBe('jadi');
  });
});
