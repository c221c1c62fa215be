import type { DataSource } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { CurrentRevision } from './current-revision.service.js';

/** A database whose answers the test gives, in the order it likes. */
function onMysql() {
  const answers: ((revision: number) => void)[] = [];
  const query = () => new Promise((resolve) => answers.push((revision) => resolve([{ revision }])));
  const dataSource = { options: { type: 'mysql' }, query } as unknown as DataSource;
  const work = { afterPublicTransaction: () => undefined } as unknown as UnitOfWork;
  return { revision: new CurrentRevision(dataSource, work), answers };
}

test('FAST-6 a read that is overtaken by a newer one does not bring the older revision back', async () => {
  const { revision, answers } = onMysql();
  const older = revision.confirm(1);
  // Begun later, by the clock as well.
  const begun = performance.now();
  while (performance.now() === begun);
  const newer = revision.confirm(2);
  answers[1]?.(2);
  expect(await newer).toBe(true);
  answers[0]?.(1);
  expect(await older).toBe(false);
  expect(revision.current).toBe(2);
});
