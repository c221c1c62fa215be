import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { isDuplicate } from '../database/driver-errors.js';
import { HOUR, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Conflict, VersionConflict } from '../http/http-errors.js';
import type { Author } from './author.js';
import { RecordCreation } from './record-creation.entity.js';
import type { RecordType, Row } from './record-type.js';

/** A day longer than a browser keeps the form that may send it again. */
const KNOWN_FOR = 8 * 24 * HOUR;

const CHANGED_SINCE = 'Data ini sudah ditambahkan, dan sudah diubah sejak itu. Buka dari daftarnya.';

/** A request is sent again when the answer to the first was lost. */
@Injectable()
export class Creations extends ScheduledTask {
  constructor(
    @InjectRepository(RecordCreation) private readonly creations: Repository<RecordCreation>,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  /** @param again runs instead where that key has a record, of version 1. @throws Conflict when it was changed since */
  async once<T extends Row>(
    type: RecordType<T>,
    { idempotencyKey: key }: Author,
    create: () => Promise<T>,
    again: (id: number) => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return create();
    const read = () => this.creations.findOneBy({ idempotency_key: key, resource: type.resource });
    let created = await read();
    if (!created) {
      try {
        return await create();
      } catch (error) {
        // Another request with this key may have been faster.
        created = isDuplicate(error) || error instanceof Conflict ? await read() : null;
        if (!created) throw error;
      }
    }
    try {
      return await again(created.record_id);
    } catch (error) {
      throw error instanceof VersionConflict ? new Conflict(CHANGED_SINCE) : error;
    }
  }

  async sweep(now = Date.now()): Promise<void> {
    const created_at = LessThan(new Date(now - KNOWN_FOR));
    await this.work.internalTransaction((manager) => manager.delete(RecordCreation, { created_at }));
  }
}
