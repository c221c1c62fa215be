import { valueOrPromise } from './value-or-promise.server';

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('FOOT-8 data that comes soon is handed on as a value', async () => {
  const handedOn = valueOrPromise(after(399, 'contacts'));
  await jest.advanceTimersByTimeAsync(399);
  expect((await handedOn).value).toBe('contacts');
});

test('FOOT-8 data that takes longer is handed on as its promise', async () => {
  const handedOn = valueOrPromise(after(2000, 'contacts'));
  await jest.advanceTimersByTimeAsync(400);
  const { value } = await handedOn;
  expect(value).toBeInstanceOf(Promise);
  await jest.advanceTimersByTimeAsync(1600);
  expect(await value).toBe('contacts');
});
