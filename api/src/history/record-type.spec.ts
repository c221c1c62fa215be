import { DataSource, EntitySchema } from 'typeorm';
import { SqliteConnection } from '../database/sqlite.js';
import { findRecord, historyValues, type RecordType } from './record-type.js';

describe('historyValues', () => {
  interface Herb {
    id: number;
    name: string;
    wild: boolean;
    uses: string[];
    picked_at: Date | null;
    secret?: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    version: number;
  }
  const HERB = new EntitySchema<Herb>({
    name: 'herb',
    columns: {
      id: { type: Number, primary: true },
      name: { type: String },
      wild: { type: Boolean },
      uses: { type: 'simple-json' },
      picked_at: { type: 'datetime', nullable: true },
      secret: { type: String, select: false },
      created_at: { type: 'datetime', createDate: true },
      updated_at: { type: 'datetime', updateDate: true },
      deleted_at: { type: 'datetime', deleteDate: true, nullable: true },
      version: { type: Number, version: true },
    },
  });
  const TYPE: RecordType<Herb> = {
    entity: HERB,
    resource: 'product',
    notFound: 'Produk tidak ditemukan.',
    nameOf: ({ name }) => name,
    toHistory: ({ uses }) => ({ uses: uses.join(', ') }),
  };
  const now = new Date('2026-01-02T03:04:05.678Z');
  const row: Herb = {
    id: 1,
    name: 'Pala',
    wild: true,
    uses: ['masak', 'obat'],
    picked_at: now,
    secret: 'rahasia',
    created_at: now,
    updated_at: now,
    deleted_at: null,
    version: 1,
  };

  const database = new DataSource({
    type: 'better-sqlite3',
    driver: SqliteConnection,
    database: ':memory:',
    entities: [HERB],
    synchronize: true,
  });
  beforeAll(async () => {
    await database.initialize();
    await database.manager.insert(HERB, row);
  });
  afterAll(() => database.destroy());
  const valuesOf = async (type: typeof TYPE) =>
    historyValues(database.manager, type, await findRecord(database.manager, type, 1));

  test('are those of the columns that a plain read selects, but for ids, times and the version', async () => {
    expect(await valuesOf(TYPE)).toEqual({
      name: 'Pala',
      wild: true,
      uses: 'masak, obat',
      picked_at: '2026-01-02T03:04:05.678Z',
    });
  });

  test('leave a column out, or have another value, where the type says so', async () => {
    const toHistory = ({ id }: Herb) => ({ picked_at: undefined, uses: undefined, number: `No. ${id}` });
    expect(await valuesOf({ ...TYPE, toHistory })).toEqual({ name: 'Pala', wild: true, number: 'No. 1' });
  });

  test('are no lists or objects: the failure names the field', async () => {
    await expect(valuesOf({ ...TYPE, toHistory: undefined })).rejects.toThrow(
      "The history has no way to show 'uses': say it by 'toHistory'.",
    );
  });
});
