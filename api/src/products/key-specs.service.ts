import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CurrentRevision } from '../revision/current-revision.service.js';
import { optionsOf, type SpecOption } from '../spec-fields/options.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import type { Specs } from '../spec-fields/spec-values.js';
import type { Product } from './product.entity.js';
import { type KeySpec, MOST_KEY_SPECS } from './specs.dto.js';

type Described = Pick<Product, 'category_id' | 'specs'>;
/** What products of a category are compared by, in the order of its template. */
type Template = readonly (Pick<SpecField, 'key' | 'label' | 'label_en' | 'unit'> & {
  options: SpecOption[];
})[];

/** What lists say of specifications. */
@Injectable()
export class KeySpecs {
  /** Of the categories whose products have been listed since the catalogue changed. */
  private known = { revision: 0, templates: new Map<number, Template>() };

  constructor(
    @InjectRepository(SpecField) private readonly fields: Repository<SpecField>,
    private readonly revision: CurrentRevision,
  ) {}

  /** Of the products of a page, whose templates are read at once as far as they are not known. */
  async ofPage(products: readonly Described[]): Promise<(product: Described) => KeySpec[]> {
    const described = products.filter(({ specs }) => specs);
    const templates = await this.templates(new Set(described.map(({ category_id }) => category_id)));
    return ({ category_id, specs }) => keySpecs(templates.get(category_id) ?? [], specs ?? {});
  }

  private async templates(categories: ReadonlySet<number>): Promise<ReadonlyMap<number, Template>> {
    const templates = await this.current();
    const unknown = [...categories].filter((id) => !templates.has(id));
    if (unknown.length === 0) return templates;
    const fields = await this.fields.find({
      where: { category_id: In(unknown), kind: In(['number', 'range', 'choice']) },
      order: { position: 'ASC', id: 'ASC' },
    });
    for (const id of unknown) {
      const own = fields.filter(({ category_id }) => category_id === id);
      const template = own.map(({ key, label, label_en, unit, choices }) => {
        return { key, label, label_en, unit, options: optionsOf(choices) };
      });
      templates.set(id, template);
    }
    return templates;
  }

  private async current(): Promise<Map<number, Template>> {
    const revision = await this.revision.ask();
    if (revision === undefined) return new Map();
    if (this.known.revision !== revision) this.known = { revision, templates: new Map() };
    return this.known.templates;
  }
}

/** The first of the template that a product has a value for. */
function keySpecs(template: Template, specs: Specs): KeySpec[] {
  const found: KeySpec[] = [];
  for (const { key, label, label_en, unit, options } of template) {
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    if (!spec) continue;
    const { value, min, max } = spec;
    const choice = options.find((option) => option.key === spec.choice);
    if ((choice ?? value ?? min ?? max) === undefined) continue;
    found.push({ label, label_en, unit, value, min, max, choice });
    if (found.length === MOST_KEY_SPECS) break;
  }
  return found;
}
