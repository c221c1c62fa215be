import type { SelectQueryBuilder } from 'typeorm';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import type { SpecField } from '../spec-fields/spec-field.entity.js';
import type { Product } from './product.entity.js';
import { plainWords } from './words.js';

/** A specification that a search names with the least or the most that it may be. */
export interface SpecLimit {
  fields: number[];
  bound: 'min' | 'max';
  value: number;
  /** As it stands in the search. */
  asked: string;
}

export interface LimitedSearch {
  /** What the search asks for besides. */
  text: string;
  limits: SpecLimit[];
}

export type NamedField = Pick<SpecField, 'id' | 'key' | 'label' | 'label_en' | 'unit'>;

const AT_MOST = String.raw`<=|<|≤|(?<!\p{L})(?:less than|at most|up to|under|below|maximum|max|kurang dari|paling banyak|di ?bawah|maksimum|maksimal|maks)`;
const AT_LEAST = String.raw`>=|>|≥|(?<!\p{L})(?:more than|at least|over|above|minimum|min|lebih dari|paling sedikit|di ?atas|minimal)`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** 'ash < 5', 'moisture max. 8'; 'kadar air 12% maks'. */
const LIMIT = new RegExp(
  String.raw`(?:(?<most>${AT_MOST})|${AT_LEAST})\.?\s*(?<number>${NUMBER})|(?<limit>${NUMBER})\s*%?\s*(?:(?<highest>maximum|max|maksimum|maksimal|maks)|minimum|minimal|min)(?!\p{L})\.?`,
  'giu',
);

const MOST_WORDS = 4;
/** Of a name: 'ash content', 'kadar abu'. */
const FILLERS = new Set(['content', 'value', 'level', 'kadar', 'nilai']);
const PERCENT = ['%', 'percent', 'persen', 'pct'];
const JOINS = 'and|with|dan|dengan';
const JOIN_BEFORE = new RegExp(String.raw`(?:^|\s)(?:${JOINS})\s*$`, 'i');
const JOIN_BEHIND = new RegExp(String.raw`^[\s,;&]*(?:(?:${JOINS})(?=\s|$))?`, 'i');

/** Whether `takeLimits` may find any. */
export const hasLimits = (text: string) => text.search(LIMIT) >= 0;

/** Takes from a search each limit whose specification is one of `fields`; others stay words. */
export function takeLimits(text: string, fields: readonly NamedField[]): LimitedSearch {
  const limits: SpecLimit[] = [];
  const others: string[] = [];
  let from = 0;
  for (const match of text.matchAll(LIMIT)) {
    const before = text.slice(from, match.index);
    const named = namedAtEnd(before, fields);
    if (!named) continue;
    const { most, number, limit = number, highest } = match.groups ?? {};
    const end = match.index + match[0].length;
    limits.push({
      fields: named.fields.map(({ id }) => id),
      bound: (most ?? highest) === undefined ? 'min' : 'max',
      value: toNumber(limit ?? ''),
      asked: text.slice(from + named.at, end).trim(),
    });
    others.push(before.slice(0, named.at).replace(JOIN_BEFORE, ''));
    const behind = withoutUnit(text.slice(end), named.fields);
    from = text.length - behind.replace(JOIN_BEHIND, '').length;
  }
  others.push(text.slice(from));
  return {
    text: others
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    limits,
  };
}

/** Products whose whole value or range is within each, as the filter by specifications has it. */
export function withinLimits(query: SelectQueryBuilder<Product>, limits: readonly SpecLimit[]): void {
  for (const [at, { fields, bound, value }] of limits.entries()) {
    const within = query
      .subQuery()
      .select('limited.product_id')
      .from(ProductSpec, 'limited')
      .where(`limited.field_id IN (:...limited_${at})`)
      .andWhere(bound === 'max' ? `limited.high <= :limit_${at}` : `limited.low >= :limit_${at}`);
    query.andWhere(`product.id IN ${within.getQuery()}`, {
      [`limited_${at}`]: fields,
      [`limit_${at}`]: value,
    });
  }
}

/** The fields that the last words name, as many of them as do, and where these begin. */
function namedAtEnd(text: string, fields: readonly NamedField[]) {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)].slice(-MOST_WORDS);
  for (const [at, { index }] of words.entries()) {
    const asked = plainWords(text.slice(index));
    const named = fields.filter((field) => isNamed(field, asked));
    if (named.length > 0) return { at: words[at]?.index ?? 0, fields: named };
  }
  return undefined;
}

function isNamed({ key, label, label_en }: NamedField, asked: readonly string[]): boolean {
  const own = plainWords(`${label} ${label_en ?? ''} ${key.replaceAll('_', ' ')}`);
  const words = asked.filter((word) => !FILLERS.has(word));
  return words.length > 0 && words.every((word) => own.some((each) => isBegun(each, word)));
}

const isBegun = (own: string, word: string) => own === word || (word.length > 2 && own.startsWith(word));

/** 'kcal/kg', or 'kcal' alone. */
function withoutUnit(text: string, fields: readonly NamedField[]): string {
  const behind = text.trimStart();
  for (const unit of [
    ...PERCENT,
    ...fields.flatMap(({ unit }) => (unit ? [unit, unit.split('/')[0] ?? unit] : [])),
  ])
    if (behind.toLowerCase().startsWith(unit.toLowerCase()) && !/^\p{L}/u.test(behind.slice(unit.length)))
      return behind.slice(unit.length);
  return text;
}

/** '7,000' and '7.000' are thousands, '12,5' and '12.5' decimals, in either language. */
function toNumber(digits: string): number {
  const groups = digits.split(/[.,]/);
  const last = groups.length > 1 ? groups.pop() : undefined;
  const whole = groups.join('');
  if (last === undefined) return Number(whole);
  const isGroup = last.length === 3 && !whole.startsWith('0');
  return Number(isGroup ? `${whole}${last}` : `${whole}.${last}`);
}
