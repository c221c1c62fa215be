import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import SearchableMap from 'minisearch/SearchableMap';
import { DataSource } from 'typeorm';
import { inTurns } from '../database/yield-to-event-loop.js';
import { CurrentRevision } from '../revision/current-revision.service.js';
import { groupsOf, withoutStopWords } from './synonyms.js';

interface SearchWord {
  word: string;
  products: number;
  revision: number;
}

/** A catalogue has some thousands; more are no words, and are not worth their memory. */
const MOST_WORDS = 100_000;
/** Each costs up to two milliseconds where products have 20,000 different words. */
const MOST_CORRECTED = 8;

@Injectable()
export class Vocabulary {
  private readonly words = new SearchableMap<number>();
  /** The map would count its words anew after each change. */
  private count = 0;
  private read = 0;
  private current: number | undefined;
  private reading: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly revision: CurrentRevision,
  ) {}

  async correct(words: readonly string[]): Promise<string | undefined> {
    await this.update();
    const significant = new Set(withoutStopWords(words).slice(0, MOST_CORRECTED));
    const corrected = words.map((word) => (significant.has(word) && this.nearest(word)) || word);
    return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : undefined;
  }

  private nearest(word: string): string | undefined {
    if (!/^[a-z]{4,}$/.test(word) || this.isInCatalogue(word)) return undefined;
    const edits = word.length < 6 ? 1 : 2;
    const near = [...this.words.fuzzyGet(word, edits)].map(([key, [products, distance]]) => ({
      key,
      products,
      distance,
    }));
    for (const key of swapped(word)) {
      const products = this.words.get(key);
      if (products !== undefined) near.push({ key, products, distance: 1 });
    }
    near.sort((a, b) => a.distance - b.distance || b.products - a.products || (a.key < b.key ? -1 : 1));
    return near[0]?.key;
  }

  private isInCatalogue(word: string): boolean {
    const [ways = []] = groupsOf([word]);
    return ways.some((way) =>
      way.every((each) =>
        each.endsWith('*')
          ? !this.words.atPrefix(each.slice(0, -1)).keys().next().done
          : this.words.has(each),
      ),
    );
  }

  private update(): Promise<void> {
    this.reading ??= this.readNew().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readNew(): Promise<void> {
    const revision = await this.revision.ask();
    if (revision !== undefined && revision === this.current) return;
    const changed = await this.dataSource.query<SearchWord[]>(
      `SELECT word, products, revision FROM search_word WHERE revision > ? ORDER BY revision LIMIT ${MOST_WORDS}`,
      [this.read],
    );
    for await (const { word, products, revision } of inTurns(changed)) {
      const isKnown = this.words.has(word);
      if (products > 0 && (isKnown || this.count < MOST_WORDS)) {
        this.words.set(word, Number(products));
        if (!isKnown) this.count += 1;
      } else if (isKnown) {
        this.words.delete(word);
        this.count -= 1;
      }
      this.read = Math.max(this.read, Number(revision));
    }
    this.current = revision;
  }
}

/** Two neighbouring letters the other way round are the commonest slip. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + String(word[at]) + word.slice(at + 2),
  );
}
