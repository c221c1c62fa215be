import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SpecField } from '../../spec-fields/spec-field.entity.js';
import { containersIn } from './container-words.js';
import { PlaceWords } from './place-words.service.js';
import { pricesIn } from './price-words.js';
import { packsIn } from './quantity-words.js';
import { isAround } from './question-words.js';
import { sizesIn } from './size-words.js';
import { type LimitedSearch, without } from './spec-limits.js';
import { SpecLimits } from './spec-limits.service.js';
import type { TradeFact } from './trade-filter.js';
import { hasTradeWords, namesShelfLife, type ShelfField, takeTradeWords } from './trade-words.js';
import { plainWords } from './words.js';

/** What a search of products says of orders and deliveries. */
@Injectable()
export class TradeWords {
  constructor(
    @InjectRepository(SpecField) private readonly fields: Repository<SpecField>,
    private readonly specLimits: SpecLimits,
    private readonly placeWords: PlaceWords,
  ) {}

  /** The same search with its trade facts apart from the words; undefined for one without any. */
  async of(q: string): Promise<LimitedSearch | undefined> {
    const amounts = takeAmounts(q);
    const named = await this.inNames(amounts.text);
    // Then, as '20 cartons' may be a smallest order.
    const { text, parts } = without(named.text, packsIn(named.text));
    const all = [...amounts.facts, ...named.facts, ...parts];
    if (all.length === 0) return undefined;
    const others = await this.specLimits.of(text);
    return { ...others, ...(await this.withPlaces(others.text, all)) };
  }

  private async inNames(text: string) {
    return hasTradeWords(text)
      ? takeTradeWords(text, namesShelfLife(text) ? await this.shelfFields() : [])
      : { text, facts: [] };
  }

  /** Of 'FOB Semarang', the place as part of the fact. What stands around goods says nothing of them: 'FOB price'. */
  private async withPlaces(text: string, facts: TradeFact[]): Promise<Pick<LimitedSearch, 'text' | 'facts'>> {
    const words = plainWords(text).filter((word) => !isAround(word));
    const term = facts.find(({ wanted }) => wanted.fact === 'term');
    const best = term && words.length > 0 ? await this.placeWords.ofTerm(words) : undefined;
    const { places, missing = words } = best ?? {};
    const place = words.filter((word) => !missing.includes(word)).join(' ');
    return {
      text: textOf(text, missing),
      facts: facts.map((fact) =>
        fact === term && places
          ? { wanted: { ...fact.wanted, places }, asked: `${fact.asked} ${place}` }
          : fact,
      ),
    };
  }

  private async shelfFields(): Promise<ShelfField[]> {
    const fields = await this.fields.find({
      select: { id: true, key: true, label: true, label_en: true, unit: true },
    });
    return fields.filter(({ key, label, label_en }) => [key, label, label_en ?? ''].some(namesShelfLife));
  }
}

/** Takes from a search what says by itself what it is an amount of. */
function takeAmounts(q: string): { text: string; facts: TradeFact[] } {
  const facts: TradeFact[] = [];
  let text = q;
  for (const amountsIn of [containersIn, pricesIn, sizesIn]) {
    const { text: left, parts } = without(text, amountsIn(text));
    text = left;
    facts.push(...parts);
  }
  return { text, facts };
}

/** With some of its words alone, as they are written there. */
function textOf(text: string, words: readonly string[]): string {
  const left = text.replace(/[\p{L}\p{M}\p{N}_]+/gu, (word) =>
    plainWords(word).some((plain) => words.includes(plain)) ? word : '',
  );
  return words.length > 0 ? left.replace(/\s+/g, ' ').trim() : '';
}
