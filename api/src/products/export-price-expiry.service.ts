import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { today } from '../http/today.js';
import { Sweep } from '../sweep.js';
import { Product } from './product.entity.js';

const MINUTE = 60_000;

export const isPast = (day: string | null) => day !== null && day < today();

/** When a day ends that is the last one of an export price, all that is kept of the catalogue is out of date. */
@Injectable()
export class ExportPriceExpiry extends Sweep {
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
    const someEnded = await this.products.existsBy({ export_valid_until: ended });
    if (someEnded) await this.work.publish(() => Promise.resolve());
    this.day = day;
  }
}
