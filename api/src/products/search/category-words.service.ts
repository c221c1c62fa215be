import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Category } from '../../categories/category.entity.js';
import { SpecField } from '../../spec-fields/spec-field.entity.js';
import { FILLERS } from './limit-words.js';
import { indexedWords, isIndexed } from './product-search.js';
import { isAround } from './question-words.js';
import { namesOf } from './spec-limits.js';
import { isFoundIn, plainWords } from './words.js';

/** Each is a part of the statement. */
const MOST_PARTS = 5;

/** Categories whose names have some of a search's words, and the others, which the texts of their products must have. */
export interface NamedCategories {
  ids: number[];
  missing: string[];
}

/** Words that say which category it is. */
interface Known {
  id: number;
  words: readonly string[];
}

/** What a search of products finds in the names of categories. */
@Injectable()
export class CategoryWords {
  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    @InjectRepository(SpecField) private readonly fields: Repository<SpecField>,
  ) {}

  /**
   * Those that have most of its words come first.
   * @throws InvalidFields for a `q` that is no text
   */
  async of(q: unknown): Promise<NamedCategories[]> {
    const words = indexedWords(q);
    return words.length > 0 ? partsOf(words, await this.read()) : [];
  }

  /**
   * A search by the names of specifications and of their tests too: 'burning time', 'briquettes ASTM D3175'.
   * @returns undefined for one without any
   */
  async withSpecs(q: string): Promise<{ text: string; named: NamedCategories[] } | undefined> {
    if (indexedWords(q).length === 0) return undefined;
    const words = plainWords(q).filter((word) => !isAround(word) && !FILLERS.has(word));
    const specs = await this.readSpecs();
    const isOfSpec = (word: string) => specs.some((spec) => isFoundIn(spec.words, word));
    // 'SNI 01-2907': what is not of three letters would be looked for in texts.
    const asked = words.filter((word) => isIndexed(word) || !isOfSpec(word));
    const indexed = asked.filter(isIndexed);
    if (!indexed.some(isOfSpec)) return undefined;
    const known = (await this.read()).map(({ id, words: ofName }) => ({
      id,
      words: [...ofName, ...specs.filter((spec) => spec.id === id).flatMap((spec) => spec.words)],
    }));
    return { text: asked.join(' '), named: partsOf(indexed, known) };
  }

  private async read(): Promise<Known[]> {
    const categories = await this.categories.find({
      select: { id: true, nama_category: true, nama_id: true },
    });
    return categories.map(({ id, nama_category, nama_id }) => ({
      id,
      words: plainWords(`${nama_category} ${nama_id ?? ''}`),
    }));
  }

  private async readSpecs(): Promise<Known[]> {
    const fields = await this.fields.find({
      select: { id: true, category_id: true, key: true, label: true, label_en: true, method: true },
    });
    return fields.map((field) => ({
      id: field.category_id,
      words: plainWords([...namesOf(field), field.method].join(' ')),
    }));
  }
}

function partsOf(words: readonly string[], categories: readonly Known[]): NamedCategories[] {
  const parts = new Map<string, NamedCategories>();
  for (const { id, words: known } of categories) {
    const missing = words.filter((word) => !isFoundIn(known, word));
    if (missing.length === words.length) continue;
    const part = parts.get(missing.join(' ')) ?? { ids: [], missing };
    part.ids.push(id);
    parts.set(missing.join(' '), part);
  }
  return [...parts.values()].sort((a, b) => a.missing.length - b.missing.length).slice(0, MOST_PARTS);
}
