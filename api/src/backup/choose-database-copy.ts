import type { Env } from '../env.js';
import type { DatabaseCopy } from './database-copy.js';
import { MysqlCopy } from './mysql-copy.js';
import { SqliteCopy } from './sqlite-copy.js';

export function databaseCopy(env: Env): DatabaseCopy {
  return env.DATABASE_URL ? new MysqlCopy(env) : new SqliteCopy(env);
}
