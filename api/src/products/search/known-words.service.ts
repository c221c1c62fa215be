import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Category } from '../../categories/category.entity.js';
import { CurrentRevision } from '../../revision/current-revision.service.js';
import { KeptForRevision } from '../../revision/kept-for-revision.js';
import { SpecField } from '../../spec-fields/spec-field.entity.js';
import { Product } from '../product.entity.js';
import { GOODS_NAMES, QUALITY_NAMES } from './goods-words.js';
import { isFoundIn, plainWords } from './words.js';

const MOST_PRODUCTS = 2000;
/** Of a description, in characters. */
const BEGINNING = 300;
const MOST_KNOWN = 5000;
/** Shorter ones and numbers are taken for right. */
export const CORRECTABLE = /^\p{L}{4,}$/u;

/** The words that the catalogue has. */
export interface Vocabulary {
  /** With what goods are called. */
  ofNames: readonly string[];
  /** By how surely they name goods: of categories and such goods, the first of products, the others of names. */
  telling: readonly (readonly string[])[];
  /** Of the labels of specifications. */
  ofSpecs: readonly string[];
  /** With those of descriptions, which come last. */
  all: readonly string[];
  /** Of the texts of each language. */
  ofLanguage: ReadonlyMap<string, readonly string[]>;
}

/** Read by the names and the beginnings of the descriptions of products, and the names of categories. */
@Injectable()
export class KnownWords {
  private readonly kept: KeptForRevision<Vocabulary>;

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    revision: CurrentRevision,
  ) {
    this.kept = new KeptForRevision(revision, () => this.readNow());
  }

  read(): Promise<Vocabulary> {
    return this.kept.read();
  }

  /** Whether the texts of a language have all words of a text; true for no language that they are in. */
  async areIn(language: string | undefined, text: string): Promise<boolean> {
    const { ofLanguage } = await this.read();
    const known = ofLanguage.get(language ?? '');
    return !known || plainWords(text).every((word) => !CORRECTABLE.test(word) || isFoundIn(known, word));
  }

  private async readNow(): Promise<Vocabulary> {
    const products = await this.products
      .createQueryBuilder('product')
      .select(['product.name_en AS name_en', 'product.name AS name'])
      .addSelect(`SUBSTR(product.description_en, 1, ${BEGINNING})`, 'description_en')
      .addSelect(`SUBSTR(product.description, 1, ${BEGINNING})`, 'description')
      .orderBy('product.id')
      .limit(MOST_PRODUCTS)
      .getRawMany<Pick<Product, 'name_en' | 'name' | 'description_en' | 'description'>>();
    const categories = await this.products.manager.find(Category, {
      select: { nama_category: true, nama_id: true },
    });
    const specs = await this.products.manager.find(SpecField, { select: { label: true, label_en: true } });
    // Of those that are equally near the first is taken: a name before a word of a description.
    const ofCategories = categories.flatMap(({ nama_category, nama_id }) => [nama_category, nama_id]);
    const ofProducts = products.flatMap(({ name_en, name }) => [name_en, name]);
    const names = [...ofCategories, ...ofProducts];
    const descriptions = products.flatMap(({ description_en, description }) => [description_en, description]);
    const english = products.flatMap(({ name_en, description_en }) => [name_en, description_en]);
    const indonesian = products.flatMap(({ name, description }) => [name, description]);
    const all = wordsOf([...names, ...descriptions]);
    const [goods = [], qualities = []] = [GOODS_NAMES, QUALITY_NAMES].map((each) =>
      each.filter((name) => all.includes(name)),
    );
    const firsts = ofProducts.map((name) => plainWords(name ?? '')[0] ?? '');
    return {
      ofNames: wordsOf([...names, ...goods, ...qualities]),
      telling: [
        ...[[...ofCategories, ...goods], firsts].map(ofGoods),
        wordsOf([...ofProducts, ...qualities]),
      ],
      ofSpecs: wordsOf(specs.flatMap(({ label, label_en }) => [label_en, label])),
      all,
      ofLanguage: new Map([
        ['en', wordsOf([...categories.map(({ nama_category }) => nama_category), ...english])],
        ['id', wordsOf([...categories.map(({ nama_id }) => nama_id), ...indonesian])],
      ]),
    };
  }
}

function wordsOf(texts: readonly (string | null)[]): string[] {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of plainWords(text ?? ''))
      if (CORRECTABLE.test(word) && words.size < MOST_KNOWN) words.add(word);
  return [...words];
}

/** Without 'organic' of 'Organic Fertilizer'. */
const ofGoods = (texts: readonly (string | null)[]) =>
  wordsOf(texts).filter((word) => !QUALITY_NAMES.includes(word));
