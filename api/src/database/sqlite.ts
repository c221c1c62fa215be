import Sqlite from 'libsql';
import type { DataSource, QueryRunner } from 'typeorm';
import { retryWhileLocked } from './retries.js';

/** The part of libsql's interface that is used here and by TypeORM. */
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

/**
 * A transaction takes the file's lock as it begins. A statement in the middle that finds the file locked would stay open
 * in libsql, and no later transaction could be committed. Parameters are handed over as a list, since libsql takes a null
 * that is the only one for all of them, and fails.
 */
export class SqliteConnection extends (Sqlite as unknown as new (path: string) => Connection) {
  override prepare(sql: string): Statement {
    if (sql === 'BEGIN TRANSACTION') {
      const begin = () => {
        this.exec('BEGIN IMMEDIATE');
        return { changes: 0, lastInsertRowid: 0 };
      };
      return { reader: false, run: begin, all: begin };
    }
    const statement = super.prepare(sql);
    return {
      reader: statement.reader,
      run: (...parameters) => statement.run(parameters),
      all: (...parameters) => statement.all(parameters),
    };
  }
}

/** What TypeORM's driver holds: one connection, and the one query runner that all queries share. */
interface SqliteDriver {
  databaseConnection: SqliteConnection;
  queryRunner?: QueryRunner;
}

const driverOf = (dataSource: DataSource) => dataSource.driver as unknown as SqliteDriver;

/** From now on a lock of another program's is an error at once, for `retryWhileLocked`. */
export function failFastOnLock(dataSource: DataSource): void {
  driverOf(dataSource).databaseConnection.pragma('busy_timeout = 0');
}

export function retryReadsWhileLocked(reader: DataSource): void {
  const runner = reader.createQueryRunner();
  const query: QueryRunner['query'] = runner.query.bind(runner);
  runner.query = (...statement: Parameters<QueryRunner['query']>) =>
    retryWhileLocked(() => query(...statement));
}

/**
 * After a failure: SQLite itself takes back a transaction whose commit the disk refused. TypeORM does not notice, and what
 * follows on the same query runner would be part of a transaction that never ends.
 */
export function forgetTransaction(writer: DataSource): void {
  const driver = driverOf(writer);
  driver.queryRunner = undefined;
  // Where this fails too, the next unit cannot begin, and says so.
  if (driver.databaseConnection.inTransaction) driver.databaseConnection.exec('ROLLBACK');
}
