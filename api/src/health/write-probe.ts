import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Installation } from '../database/installation.entity.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { StorageFull } from '../http/http-errors.js';

const REUSED_MS = 1000;
/** The probe's row is so small that it still fits where a product and its picture no longer do. */
const LEAST_ROOM_BYTES = 1024 * 1024;

/** Writes once a second at most: the route is public. */
@Injectable()
export class WriteProbe {
  private latest?: Promise<unknown>;
  private endedAt?: number;

  constructor(
    private readonly env: Env,
    private readonly work: UnitOfWork,
  ) {}

  /** @throws StorageFull, or what the database says */
  async check(): Promise<void> {
    const stale = this.endedAt !== undefined && Date.now() - this.endedAt >= REUSED_MS;
    if (stale || !this.latest) this.latest = this.write();
    await this.latest;
  }

  private async write(): Promise<void> {
    this.endedAt = undefined;
    try {
      const { bavail, bsize } = await statfs(this.env.DATA_DIR);
      if (bavail * bsize < LEAST_ROOM_BYTES) throw new StorageFull();
      await this.work.internalTransaction((manager) =>
        manager.update(Installation, { id: Installation.ONLY_ROW }, { checked_at: new Date() }),
      );
    } finally {
      this.endedAt = Date.now();
    }
  }
}
