import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { indexedWords } from './product-search.js';
import { plainWords, singular } from './words.js';

/** Each is a part of the statement. */
const MOST_PARTS = 5;

/** Categories whose names have some of a search's words, and the others, which the texts of their products must have. */
export interface NamedCategories {
  ids: number[];
  missing: string[];
}

/** What a search of products finds in the names of categories. */
@Injectable()
export class CategoryWords {
  constructor(@InjectRepository(Category) private readonly categories: Repository<Category>) {}

  /**
   * Those that have most of its words come first.
   * @throws InvalidFields for a `q` that is no text
   */
  async of(q: unknown): Promise<NamedCategories[]> {
    const words = indexedWords(q);
    if (words.length === 0) return [];
    const parts = new Map<string, NamedCategories>();
    for (const { id, nama_category, nama_id } of await this.read()) {
      const known = plainWords(`${nama_category} ${nama_id ?? ''}`);
      const missing = words.filter((word) => !isIn(known, word));
      if (missing.length === words.length) continue;
      const part = parts.get(missing.join(' ')) ?? { ids: [], missing };
      part.ids.push(id);
      parts.set(missing.join(' '), part);
    }
    return [...parts.values()].sort((a, b) => a.missing.length - b.missing.length).slice(0, MOST_PARTS);
  }

  private read(): Promise<Pick<Category, 'id' | 'nama_category' | 'nama_id'>[]> {
    return this.categories.find({ select: { id: true, nama_category: true, nama_id: true } });
  }
}

/** As the index of words finds it. */
function isIn(known: readonly string[], word: string): boolean {
  const [plain = ''] = plainWords(word);
  return known.some((each) => each.startsWith(plain) || each === singular(plain));
}
