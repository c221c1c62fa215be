import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { cleanLine } from '../clean-text.js';
import { type Filter, MOST_ROWS } from './list-query.js';
import { InvalidFields } from './http-errors.js';

const LONGEST_SEARCH = 200;

export function containsFilter<T extends ObjectLiteral>(...columns: string[]): Filter<T> {
  const fields = columns.map((column) => column.split('.').at(-1));
  return {
    description: `a text that ${fields.join(' or ')} contains`,
    apply(query, value) {
      if (typeof value !== 'string') throw new InvalidFields({ filter: 'Pencarian harus berupa teks.' });
      const text = cleanLine(value.slice(0, LONGEST_SEARCH));
      if (text === '') return;
      // LIKE would try each letter of a text as the beginning of the pattern, letter by letter.
      const conditions = columns.map((column) => `INSTR(LOWER(${column}), LOWER(:text)) > 0`);
      query.andWhere(`(${conditions.join(' OR ')})`, { text });
    },
  };
}

export function wholeNumberFilter<T extends ObjectLiteral>(column: string): Filter<T> {
  return {
    description: 'a whole number, or a list of them',
    apply(query, value) {
      const wanted: unknown[] = Array.isArray(value) ? value : [value];
      if (!wanted.every(isWholeNumber) || wanted.length > MOST_ROWS) {
        throw new InvalidFields({ filter: 'Filter harus berupa angka.' });
      }
      isIn(query, column, wanted.map(toId));
    },
  };
}

export function enumFilter<T extends ObjectLiteral>(column: string, codes: readonly string[]): Filter<T> {
  const known = codes.join(', ');
  return {
    description: `one of ${known}, or a list of them`,
    apply(query, value) {
      const wanted: unknown[] = Array.isArray(value) ? value : [value];
      if (!wanted.every((code) => codes.some((each) => each === code))) {
        throw new InvalidFields({ filter: `Filter harus salah satu dari: ${known}.` });
      }
      isIn(query, column, [...new Set(wanted)]);
    },
  };
}

function isIn<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, column: string, values: unknown[]) {
  const parameter = column.replace('.', '_');
  if (values.length === 0) query.andWhere('1 = 0');
  else query.andWhere(`${column} IN (:...${parameter})`, { [parameter]: values });
}

/** For reading all rows, however many there are and whatever is deleted meanwhile. */
export function idAfterFilter<T extends ObjectLiteral>(column: string): Filter<T> {
  return {
    description: 'a whole number that ids are higher than',
    apply(query, value) {
      if (!isWholeNumber(value)) throw new InvalidFields({ filter: 'Filter harus berupa angka.' });
      query.andWhere(`${column} > :after`, { after: toId(value) });
    },
  };
}

const toId = (value: unknown) => Math.min(Number(value), Number.MAX_SAFE_INTEGER);

export function isWholeNumber(value: unknown): value is number | string {
  return typeof value === 'string' ? /^\d+$/.test(value) : Number.isInteger(value);
}

export function equalsFilter<T extends ObjectLiteral>(column: string): Filter<T> {
  const parameter = column.replace('.', '_');
  return {
    description: 'a whole text',
    apply(query, value) {
      if (typeof value !== 'string') throw new InvalidFields({ filter: 'Filter harus berupa teks.' });
      query.andWhere(`${column} = :${parameter}`, { [parameter]: value });
    },
  };
}

export function missingFilter<T extends ObjectLiteral>(
  conditions: Readonly<Record<string, string | Filter<T>>>,
): Filter<T> {
  const known = Object.keys(conditions).join(', ');
  const explained = Object.entries(conditions).map(([name, condition]) =>
    typeof condition === 'string' ? name : `${name} (${condition.description})`,
  );
  return {
    description: `what is not filled in: ${explained.join(', ')}`,
    apply(query, value) {
      const condition =
        typeof value === 'string' && Object.hasOwn(conditions, value) ? conditions[value] : undefined;
      if (!condition) throw new InvalidFields({ filter: `Filter 'lacks' harus salah satu dari: ${known}.` });
      if (typeof condition === 'string') query.andWhere(condition);
      else condition.apply(query, value);
    },
  };
}
