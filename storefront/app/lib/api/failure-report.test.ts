import { reportFailure } from './failure-report.server';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
jest.useFakeTimers();

test('a failure is one line with its reason, that of a failed fetch included', () => {
  reportFailure('Gagal', new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  expect(logged).toHaveBeenCalledWith('Gagal: fetch failed (ECONNREFUSED)');
});

test('the same line is logged once a minute, another one at once', () => {
  for (const _ of [1, 2, 3]) reportFailure('Gagal memuat kontak', new Error('500'));
  reportFailure('Gagal memuat kategori', new Error('500'));
  expect(logged).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  reportFailure('Gagal memuat kontak', new Error('500'));
  expect(logged).toHaveBeenCalledTimes(3);
});
