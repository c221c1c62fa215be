import { Injectable } from '@nestjs/common';
import { MINUTE, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { today } from '../http/today.js';

/** Kept answers are old when a day begins: an offer, a certificate or a season may have ended. */
@Injectable()
export class NewDay extends ScheduledTask {
  protected override readonly interval = MINUTE;
  private day = today();

  constructor(private readonly work: UnitOfWork) {
    super();
  }

  async sweep(): Promise<void> {
    const day = today();
    if (day === this.day) return;
    await this.work.transaction(() => Promise.resolve());
    this.day = day;
  }
}
