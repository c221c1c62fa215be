import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { InvalidFields } from '../http/http-errors.js';
import { daysAfter, today } from '../http/today.js';
import { Product } from '../products/product.entity.js';
import type { Counted, CountsQuery, CountsReport } from './count.dto.js';
import { type CountKind, DailyCount } from './daily-count.entity.js';

const DAYS = 30;
const MOST_LISTED = 10;
const KEPT_DAYS = 730;
const ASKING: CountKind[] = ['whatsapp', 'email', 'call', 'inquiry_add', 'inquiry'];

interface Period {
  from: string;
  to: string;
}

@Injectable()
export class CountsService extends ScheduledTask {
  constructor(
    @InjectRepository(DailyCount) private readonly counts: Repository<DailyCount>,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  async report(query: CountsQuery): Promise<CountsReport> {
    const to = query.to ?? today();
    const period = { from: query.from ?? daysAfter(to, 1 - DAYS), to };
    if (period.from > to) throw new InvalidFields({ from: 'Tanggal awal harus sebelum tanggal akhir.' });
    return {
      ...period,
      days: await this.days(period),
      viewed: await this.most(period, ['view'], 'product.name'),
      asked: await this.most(period, ASKING, 'product.name'),
      missed: await this.most(period, ['search_none'], 'daily.key'),
    };
  }

  async sweep(): Promise<void> {
    const day = LessThan(daysAfter(today(), -KEPT_DAYS));
    await this.work.internalTransaction((manager) => manager.delete(DailyCount, { day }));
  }

  private async days(period: Period): Promise<CountsReport['days']> {
    const rows = await this.within(period)
      // As a text: MySQL's driver makes a time of a day.
      .addSelect(['CAST(daily.day AS CHAR) AS day', 'daily.kind AS kind'])
      .groupBy('daily.day')
      .addGroupBy('daily.kind')
      .orderBy('daily.day')
      .addOrderBy('daily.kind')
      .getRawMany<{ day: string; kind: CountKind; total: number | string }>();
    return rows.map(({ day, kind, total }) => ({ day, kind, count: Number(total) }));
  }

  private async most(
    period: Period,
    kinds: CountKind[],
    name: 'product.name' | 'daily.key',
  ): Promise<Counted[]> {
    const rows = await this.within(period)
      .addSelect(['product.id AS id', `${name} AS name`])
      .leftJoin(Product, 'product', 'product.id = daily.product_id AND product.deleted_at IS NULL')
      .andWhere(`daily.kind IN (:...kinds) AND ${name} IS NOT NULL`, { kinds })
      .groupBy('product.id')
      .addGroupBy(name)
      .orderBy('total', 'DESC')
      .addOrderBy(name)
      .limit(MOST_LISTED)
      .getRawMany<{ id: number | null; name: string; total: number | string }>();
    return rows.map(({ id, name, total }) => ({ id, name, count: Number(total) }));
  }

  private within(period: Period) {
    return this.counts
      .createQueryBuilder('daily')
      .select('SUM(daily.count)', 'total')
      .where('daily.day BETWEEN :from AND :to', period);
  }
}
