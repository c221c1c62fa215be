import { leaveFor } from './leaveFor';

const replace = jest.fn();
const alert = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(globalThis, { window: { alert, location: { replace } } });
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('SES-4 four answers of 401, one shortly after the other, are one alert and one way out', () => {
  for (let answer = 0; answer < 4; answer++) {
    leaveFor('/login', 'Sesi berakhir.');
    jest.advanceTimersByTime(100);
  }
  expect(alert.mock.calls).toEqual([['Sesi berakhir.']]);
  expect(replace.mock.calls).toEqual([['/login']]);
});

test('SES-4 an administrator who stays is asked again by the next call', () => {
  leaveFor('/login');
  jest.advanceTimersByTime(5000);
  leaveFor('/login');
  expect(replace).toHaveBeenCalledTimes(2);
});
