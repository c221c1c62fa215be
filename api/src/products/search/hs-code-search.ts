import type { SelectQueryBuilder } from 'typeorm';
import { searchText } from '../../http/list-filters.js';
import type { Product } from '../product.entity.js';

/** 'HS 0901', 'HS code: 0901.11', 'kode HS 090111'. */
const NAMED_HS_CODE = /^(?:kode\s+)?h\.?s\.?(?:\s*code)?[\s:]*(\d[\d.\s]*)$/i;
/** A heading's four digits and something behind them, or six digits at least: '2024' is a year, '1.250' a number. */
const BARE_HS_CODE = /^(\d{4}(?:[.\s]\d|\d\d)[\d.\s]*)$/;

/** As a word it may be a year. */
const BARE_HEADING = /^\d{4,5}$/;

/** Those of the World Customs Organization. */
export const HEADING_DIGITS = 4;
export const SUBHEADING_DIGITS = 6;
const CODE = "REPLACE(product.hs_code, '.', '')";

/**
 * Its digits, or as many as are given, four at least; undefined for a search of words.
 * @throws InvalidFields
 */
export function hsDigits(value: unknown): string | undefined {
  const text = searchText(value);
  const [, code = ''] = NAMED_HS_CODE.exec(text) ?? BARE_HS_CODE.exec(text) ?? [];
  const digits = code.replace(/\D/g, '');
  return /^\d{4,10}$/.test(digits) ? digits : undefined;
}

/** Whether a text is an HS code and says so: its digits are no amount. */
export const namesHsCode = (text: string) => NAMED_HS_CODE.test(text) && hsDigits(text) !== undefined;

/** The search for an HS code that a bare number may be. */
export const asHeading = (text: string) => (BARE_HEADING.test(text) ? `HS ${text}` : undefined);

/**
 * By an index of the heading, be it written '0901' or '09.01'; further dots stand wherever staff have put them. What a country has added
 * to the six digits that are the same in all is left aside where a product has no more than those.
 */
export function byHsCode(query: SelectQueryBuilder<Product>, digits: string): void {
  const heading = digits.slice(0, HEADING_DIGITS);
  query
    .andWhere('(product.hs_code LIKE :heading OR product.hs_code LIKE :dotted)', {
      heading: `${heading}%`,
      dotted: `${heading.slice(0, 2)}.${heading.slice(2)}%`,
    })
    .andWhere(`(${CODE} LIKE :code OR ${CODE} = :subheading)`, {
      code: `${digits}%`,
      subheading: digits.slice(0, SUBHEADING_DIGITS),
    });
}
