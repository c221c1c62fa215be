import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Category } from '../categories/category.entity.js';
import { CategoryFollowers } from '../categories/category-followers.service.js';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import { idsOf } from '../history/record-type.js';
import { isBrokenFor } from './changed-numbers.js';
import { textOfCategory } from './number-places.js';
import { Product } from './product.entity.js';
import { templatesOf } from './product-specs.js';

/** Who edits a category has seen its old numbers; what it says and does not hold for a product stays old. */
@Injectable()
export class OldNumbersOfCategory implements OnModuleInit {
  constructor(private readonly followers: CategoryFollowers) {}

  onModuleInit(): void {
    this.followers.add(keepOldNumbers);
  }
}

async function keepOldNumbers(manager: EntityManager, before: Category, after: Category): Promise<void> {
  if (after.version === before.version) return;
  const where = { category_id: after.id, old_until: before.version };
  const products = await manager.find(Product, { where, withDeleted: true });
  const text = textOfCategory(after);
  const isEdited = text !== textOfCategory(before);
  const template = (await templatesOf(manager, [after.id])).get(after.id);
  const kept = products.filter(
    (product) => !isEdited || product.old_numbers?.some((old) => isBrokenFor(text, old, product, template)),
  );
  const untouched = { version: () => 'version', updated_at: () => 'updated_at' };
  for (let start = 0; start < kept.length; start += ROWS_PER_STATEMENT) {
    const id = In(idsOf(kept.slice(start, start + ROWS_PER_STATEMENT)));
    await manager.update(Product, { id }, { old_until: after.version, ...untouched });
  }
}
