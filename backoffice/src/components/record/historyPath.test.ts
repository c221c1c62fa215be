import { historyPath } from './historyPath';

test('the history of one record is the list, filtered', () => {
  expect(decodeURIComponent(historyPath('produk', '5'))).toBe(
    '/admin/riwayat?filter={"resource":"product","record_id":5}',
  );
});
