import Sqlite from 'libsql';
import type { DataSource, QueryRunner } from 'typeorm';
import { retryWhileLocked } from './retries.js';

interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): void;
  pragma(text: string): unknown;
  prepare(sql: string): Statement;
}

type Execution = (...parameters: unknown[]) => unknown;

interface Statement {
  readonly reader: boolean;
  run: Execution;
  all: Execution;
}

export class SqliteConnection extends (Sqlite as unknown as new (path: string) => Connection) {
  override prepare(sql: string): Statement {
    // A later statement that met a lock would stay open in libsql, and no transaction could be committed any more.
    if (sql === 'BEGIN TRANSACTION') {
      const begin = () => {
        this.exec('BEGIN IMMEDIATE');
        return { changes: 0, lastInsertRowid: 0 };
      };
      return { reader: false, run: begin, all: begin };
    }
    const statement = super.prepare(sql);
    // As a list: libsql takes a null that is the only parameter for all of them, and fails.
    return {
      reader: statement.reader,
      run: (...parameters) => statement.run(parameters),
      all: (...parameters) => statement.all(parameters),
    };
  }
}

interface SqliteDriver {
  databaseConnection: SqliteConnection;
  queryRunner?: QueryRunner;
}

const driverOf = (dataSource: DataSource) => dataSource.driver as unknown as SqliteDriver;

export function failFastOnLock(dataSource: DataSource): void {
  driverOf(dataSource).databaseConnection.pragma('busy_timeout = 0');
}

export function retryReadsWhileLocked(reader: DataSource): void {
  const runner = reader.createQueryRunner();
  const query: QueryRunner['query'] = runner.query.bind(runner);
  runner.query = (...statement: Parameters<QueryRunner['query']>) =>
    retryWhileLocked(() => query(...statement));
}

/** SQLite takes back a transaction whose commit the disk refused, and TypeORM would go on in one that never ends. */
export function forgetTransaction(writer: DataSource): void {
  const driver = driverOf(writer);
  driver.queryRunner = undefined;
  if (driver.databaseConnection.inTransaction) driver.databaseConnection.exec('ROLLBACK');
}
