import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CurrentRevision } from '../revision/current-revision.service.js';
import { optionsOf } from '../spec-fields/options.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import type { Product } from './product.entity.js';
import { type KeySpec, MOST_KEY_SPECS } from './specs.dto.js';

type Described = Pick<Product, 'category_id' | 'specs'>;

@Injectable()
export class KeySpecs {
  private known = { revision: 0, templates: new Map<number, SpecField[]>() };

  constructor(
    @InjectRepository(SpecField) private readonly fields: Repository<SpecField>,
    private readonly revision: CurrentRevision,
  ) {}

  async ofPage(products: readonly Described[]): Promise<(product: Described) => KeySpec[]> {
    const templates = await this.templatesOf(
      new Set(products.flatMap(({ category_id, specs }) => (specs ? category_id : []))),
    );
    return ({ category_id, specs }) =>
      (templates.get(category_id) ?? [])
        .filter(({ key }) => Object.hasOwn(specs ?? {}, key))
        .slice(0, MOST_KEY_SPECS)
        .map(({ key, label, label_en, unit, choices }) => {
          const { value, min, max, choice } = specs?.[key] ?? {};
          const option = optionsOf(choices).find((each) => each.key === choice);
          return { label, label_en, unit, value, min, max, choice: option };
        });
  }

  private async templatesOf(categories: ReadonlySet<number>): Promise<ReadonlyMap<number, SpecField[]>> {
    const revision = await this.revision.ask();
    if (revision === undefined || this.known.revision !== revision)
      this.known = { revision: revision ?? 0, templates: new Map() };
    const { templates } = this.known;
    const unknown = [...categories].filter((id) => !templates.has(id));
    if (unknown.length === 0) return templates;
    const fields = await this.fields.find({
      where: { category_id: In(unknown), kind: In(['number', 'range', 'choice']) },
      order: { position: 'ASC', id: 'ASC' },
    });
    for (const id of unknown) templates.set(id, []);
    for (const field of fields) templates.get(field.category_id)?.push(field);
    return templates;
  }
}
