import { formatTime } from './formatTime';

test('a time is written in Indonesian', () => {
  const local = new Date(2026, 7, 17, 9, 5);
  expect(formatTime(local.toISOString())).toBe('17 Agustus 2026 pukul 09.05');
});
