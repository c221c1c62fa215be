import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Category } from './category.entity.js';

type Follow = (manager: EntityManager, before: Category, after: Category) => Promise<void>;

/** What other tables have of a category follows its change, in its unit of work. Their modules import this one, and add how. */
@Injectable()
export class CategoryFollowers {
  private readonly all: Follow[] = [];

  add(follow: Follow): void {
    this.all.push(follow);
  }

  async follow(manager: EntityManager, before: Category, after: Category): Promise<void> {
    for (const follow of this.all) await follow(manager, before, after);
  }
}
