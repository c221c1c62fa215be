import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { searchText } from '../http/list-filters.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { hasLimits, type LimitedSearch, takeLimits } from './spec-limits.js';

/** What a search of products says of their specifications. */
@Injectable()
export class SpecLimits {
  constructor(@InjectRepository(SpecField) private readonly fields: Repository<SpecField>) {}

  /** @throws InvalidFields for a `q` that is no text */
  async of(q: unknown): Promise<LimitedSearch> {
    const text = searchText(q);
    return hasLimits(text) ? takeLimits(text, await this.read()) : { text, limits: [] };
  }

  private read(): Promise<SpecField[]> {
    return this.fields.find({
      select: { id: true, key: true, label: true, label_en: true, unit: true },
      where: { kind: In(['number', 'range']) },
    });
  }
}
