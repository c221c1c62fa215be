import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { optionsOf } from '../spec-fields/options.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import type { Product } from './product.entity.js';
import { type KeySpec, MOST_KEY_SPECS } from './specs.dto.js';

type Described = Pick<Product, 'category_id' | 'specs'>;

@Injectable()
export class KeySpecs {
  constructor(@InjectRepository(SpecField) private readonly fields: Repository<SpecField>) {}

  /** Of a page's products: the first of the templates that each has a value for. */
  async ofPage(products: readonly Described[]): Promise<(product: Described) => KeySpec[]> {
    const categories = new Set(products.flatMap(({ category_id, specs }) => (specs ? category_id : [])));
    if (categories.size === 0) return () => [];
    const fields = await this.fields.find({
      where: { category_id: In([...categories]), kind: In(['number', 'range', 'choice']) },
      order: { position: 'ASC', id: 'ASC' },
    });
    return ({ category_id, specs }) =>
      fields
        .filter((field) => field.category_id === category_id && Object.hasOwn(specs ?? {}, field.key))
        .slice(0, MOST_KEY_SPECS)
        .map(({ key, label, label_en, unit, choices }) => {
          const { value, min, max, choice } = specs?.[key] ?? {};
          const option = optionsOf(choices).find((each) => each.key === choice);
          return { label, label_en, unit, value, min, max, choice: option };
        });
  }
}
