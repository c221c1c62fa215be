import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, LessThanOrEqual, MoreThan, MoreThanOrEqual, Repository } from 'typeorm';
import { ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { daysAfter, today } from '../http/today.js';
import { Product } from './product.entity.js';

const MINUTE = 60_000;

export const SOON_DAYS = 14;

export const lastSoonDay = (day = today()) => daysAfter(day, SOON_DAYS);

/** Publishes a revision when a date passes that kept answers depend on. */
@Injectable()
export class ExportPriceExpiry extends ScheduledTask {
  protected override readonly interval = MINUTE;
  private day = today();

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  async sweep(): Promise<void> {
    const day = today();
    if (day === this.day) return;
    const ended = And(MoreThanOrEqual(this.day), LessThan(day));
    const endsSoon = And(MoreThan(lastSoonDay(this.day)), LessThanOrEqual(lastSoonDay(day)));
    const isOutOfDate = await this.products.existsBy([
      { export_valid_until: ended },
      { export_valid_until: endsSoon },
      { back_in_stock_on: ended },
    ]);
    if (isOutOfDate) await this.work.transaction(() => Promise.resolve());
    this.day = day;
  }
}
