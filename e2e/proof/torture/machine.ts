import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import {
  canStartDatabase,
  openDurableDatabase,
  type OwnDatabase,
} from '../../../scripts/testing/database.mjs';
import { type RunningProduct, startProduct } from '../../start-product';

export const ADMIN_PASSWORD = 'Pohon-Kopi-1930';
export const CAN_START_DATABASE = canStartDatabase();

/** A data folder, and a database, that outlive the processes that use them. */
export class Machine {
  private readonly products: RunningProduct[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'etalase-torture-'));
  private readonly mounted: string[] = [];
  private server?: OwnDatabase;
  dataDir = join(this.folder, 'data');
  private databaseUrl?: string;

  constructor() {
    mkdirSync(this.dataDir);
  }

  get variables(): Record<string, string> {
    return {
      DATA_DIR: this.dataDir,
      ADMIN_PASSWORD,
      ...(this.databaseUrl && {
        DATABASE_URL: this.databaseUrl,
        JWT_SECRET: 'a secret of this test alone, and long',
      }),
    };
  }

  async start(variables: Record<string, string> = {}): Promise<RunningProduct> {
    const product = await startProduct({ ...this.variables, ...variables });
    this.products.push(product);
    return product;
  }

  /** Starts a MariaDB server, which products use that are started later. */
  async startDatabase(): Promise<OwnDatabase> {
    this.server = await openDurableDatabase(new AbortController().signal);
    await this.useAnotherDatabase();
    return this.server;
  }

  async useAnotherDatabase(): Promise<void> {
    const name = `etalase_${randomBytes(6).toString('hex')}`;
    await this.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    this.databaseUrl = `${this.server?.url}/${name}`;
  }

  async query(sql: string): Promise<unknown> {
    const address = this.databaseUrl ?? this.server?.url ?? '';
    const connection = await createConnection(address.replace(/^mariadb:/, 'mysql:'));
    try {
      const [rows] = await connection.query(sql);
      return rows;
    } finally {
      await connection.end();
    }
  }

  /** Needs root. */
  useSmallDisk(megabytes: number): void {
    mount(this.dataDir, `size=${megabytes}m`);
    this.mounted.push(this.dataDir);
  }

  /** Nothing can be written to the folder until the returned function is called. Needs root. */
  coverWithReadOnlyDisk(folder: string): () => void {
    mount(folder, 'ro');
    this.mounted.push(folder);
    return () => {
      execFileSync('umount', [folder]);
      this.mounted.splice(this.mounted.indexOf(folder), 1);
    };
  }

  async tidyUp(): Promise<void> {
    await Promise.all(this.products.map((product) => product.stop('SIGKILL')));
    await this.server?.stop();
    for (const folder of this.mounted.reverse()) execFileSync('umount', [folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function mount(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
}

/** Mounting takes root and is forbidden in most containers. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-mount-'));
  try {
    mount(folder, 'size=1m');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
