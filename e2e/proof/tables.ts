import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';

/** A reader of the product's SQLite file that shares nothing with the product. */
export class Tables {
  private readonly file: Database.Database;

  constructor(private readonly dataDir: string) {
    this.file = this.open();
  }

  /** It changes with each commit of another process. */
  version(): number {
    const [row] = this.file.prepare('PRAGMA data_version').all() as { data_version: number }[];
    return row?.data_version ?? NaN;
  }

  /** One checksum a table, without `installation`, which the readiness check writes to, and what visitors send. */
  sums(): Record<string, string> {
    const tables = this.file
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('installation', 'sqlite_sequence') AND name NOT LIKE 'inquiry%' ORDER BY name",
      )
      .all() as { name: string }[];
    return Object.fromEntries(tables.map(({ name }) => [name, this.sumOf(name)]));
  }

  /** 'ok', or SQLite's report of the damage. */
  integrity(): string {
    // A connection that has read the full-text index before compares what it remembers of it.
    const file = this.open();
    const rows = file.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    file.close();
    return rows.map((row) => row.integrity_check).join('; ');
  }

  close(): void {
    this.file.close();
  }

  private open(): Database.Database {
    return new Database(join(this.dataDir, 'etalase.sqlite'), { readonly: true });
  }

  private sumOf(table: string): string {
    const sum = createHash('sha256');
    for (const row of this.file
      .prepare(
        `SELECT * FROM "${table}" ${table === 'history' ? "WHERE resource <> 'inquiry'" : ''} ORDER BY 1, 2`,
      )
      .iterate()) {
      sum.update(JSON.stringify(row));
    }
    return sum.digest('hex');
  }
}
