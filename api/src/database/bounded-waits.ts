import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import type mysql from 'mysql2';
import type { DataSource } from 'typeorm';
import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { isUnfit } from './driver-errors.js';

/** Per connection; more would not be served in time. */
const MOST_WAITING = 200;

/** On a node of a Galera cluster a read waits for what has been committed on the others before. */
const CAUSAL_READS = 'SET SESSION wsrep_sync_wait = 1';

const load = createRequire(import.meta.url);

interface Scope {
  endless?: true;
  gaveUp?: Error;
}

type Answer = (error: NodeJS.ErrnoException | null, ...answered: unknown[]) => void;

const scopes = new AsyncLocalStorage<Scope>();

export function waitWithoutEnd<T>(work: () => T): T {
  return scopes.run({ endless: true }, work);
}

/** A request that has waited in vain is not made to wait again: it ends within one timeout. */
export function limitWaits(_request: Request, _response: Response, next: NextFunction): void {
  scopes.run({}, next);
}

/** A tenth of the timeout is left for the answer to reach the visitor. */
export function answerTimeoutMs(timeoutMs: number): number {
  return Math.floor(timeoutMs * 0.9);
}

export function createBoundedPool(options: PoolOptions, timeoutMs: number, session: string): Pool {
  const patience = answerTimeoutMs(timeoutMs);
  // mysql2 takes six megabytes, which a server on SQLite does without.
  const { createPool } = load('mysql2') as typeof mysql;
  const queueLimit = MOST_WAITING * Number(options.connectionLimit);
  const pool = createPool({ ...options, connectTimeout: patience, queueLimit });
  const waits = new BoundedWaits(patience);
  pool.on('acquire', (connection) => waits.idle.delete(connection));
  pool.on('release', (connection) => waits.idle.add(connection));
  pool.on('connection', (connection) => {
    waits.boundStatements(connection);
    // Both fail only with the connection itself, or where there is no Galera node to wait for.
    connection.query(session, () => undefined);
    connection.query(CAUSAL_READS, () => undefined);
  });
  waits.boundAcquiring(pool);
  return pool;
}

export function poolOf({
  driver,
}: DataSource): (() => Record<'busy' | 'idle' | 'waited for', number>) | undefined {
  // mysql2 has no public way to tell.
  const { pool } = driver as {
    pool?: Record<'_allConnections' | '_freeConnections' | '_connectionQueue', unknown[]>;
  };
  if (!pool) return undefined;
  return () => ({
    busy: pool._allConnections.length - pool._freeConnections.length,
    idle: pool._freeConnections.length,
    'waited for': pool._connectionQueue.length,
  });
}

class BoundedWaits {
  readonly idle = new Set<PoolConnection>();
  private lastAnswer = 0;

  constructor(private readonly patience: number) {}

  /** The time counts from the last answer: a queue that moves may be long. */
  boundAcquiring(pool: Pool): void {
    const acquire = pool.getConnection.bind(pool);
    pool.getConnection = (
      answer: (error: NodeJS.ErrnoException | null, connection: PoolConnection) => void,
    ) => {
      const refuse = answer as (error: Error) => void;
      const scope = scopes.getStore() ?? {};
      const { gaveUp } = scope;
      if (gaveUp) return void process.nextTick(() => refuse(gaveUp));

      const since = Date.now();
      let isOver = false;
      const look = () => {
        const left = Math.max(since, this.lastAnswer) + this.patience - Date.now();
        if (left > 0) return void (timer = setTimeout(look, left));
        isOver = true;
        refuse(this.giveUp(scope));
      };
      let timer = scope.endless ? undefined : setTimeout(look, this.patience);
      acquire((error, connection) => {
        clearTimeout(timer);
        if (error) {
          error.code ??= 'POOL_EXHAUSTED';
          if (!isOver) refuse(error);
        } else if (isOver) connection.release();
        else answer(null, connection);
      });
    };
  }

  boundStatements(connection: PoolConnection): void {
    // Without a listener an error on an idle connection would end the process.
    connection.on('error', () => this.idle.delete(connection));
    connection.on('end', () => this.idle.delete(connection));
    const send = connection.query.bind(connection) as (...given: unknown[]) => mysql.Query;
    const sendBounded = (...given: unknown[]) => {
      const scope = scopes.getStore() ?? {};
      const answer = given.at(-1);
      if (typeof answer === 'function') given[given.length - 1] = leaving(connection, answer as Answer);
      const command = send(...given);
      // Unreferenced: a statement that is lost with its connection never ends, and should keep no process alive.
      const timer = scope.endless
        ? undefined
        : setTimeout(() => this.sever(connection, scope), this.patience).unref();
      command.once('end', () => {
        clearTimeout(timer);
        this.lastAnswer = Date.now();
      });
      return command;
    };
    connection.query = sendBounded as typeof connection.query;
  }

  /** A late answer may still come, so the connection cannot be used again. */
  private sever(connection: PoolConnection, scope: Scope): void {
    const socket = socketOf(connection);
    if (!socket.destroyed) socket.destroy(this.giveUp(scope));
  }

  /** Idle connections may be as dead, and each would have to be waited for in vain. */
  private giveUp(scope: Scope): Error {
    for (const connection of this.idle) socketOf(connection).destroy();
    this.idle.clear();
    const error = new Error(`The database did not answer within ${this.patience} ms`);
    return (scope.gaveUp = Object.assign(error, { code: 'ETIMEDOUT' }));
  }
}

/** Behind a proxy the next connection may lead to a node that is fit. */
function leaving(connection: PoolConnection, answer: Answer): Answer {
  return (error, ...answered) => {
    if (isUnfit(error?.code)) connection.destroy();
    answer(error, ...answered);
  };
}

/** mysql2's own `destroy` says goodbye first, to a server that may not be listening. */
function socketOf(connection: PoolConnection): Socket {
  return (connection as PoolConnection & { stream: Socket }).stream;
}
