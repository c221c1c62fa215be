import { unitCode } from './order-units.js';
import { INCOTERMS } from './trade.dto.js';
import { writtenCurrency } from './written-currency.js';

/** An export price in one text, with what it says of its terms. */
export interface WrittenOffer {
  /** As an Indonesian writes it. */
  amount: string;
  currency: string;
  unit?: string;
  incoterm?: string;
  /** 'Semarang' of 'FOB Semarang' */
  place?: string;
}

const TERMS = new RegExp(String.raw`^(.*\S)\s+(${INCOTERMS.join('|')})(?:\s+(\S.*))?$`, 'i');
/** No word is longer: a cell may have any text. */
const FOR_UNIT = /^(.*\S)\s*(?:\/|\bper\b)\s*([a-z]{1,20})$/i;

/** 'USD 7,20/kg', '$1,450/MT FOB Semarang'; undefined for a text without a currency, or that says anything else. */
export function writtenOffer(text: string): WrittenOffer | undefined {
  const [, priced = text.trim(), incoterm, place] = TERMS.exec(text.trim()) ?? [];
  const [, amount = priced, word] = FOR_UNIT.exec(priced) ?? [];
  const unit = word === undefined ? undefined : unitCode(word);
  const written = writtenCurrency(amount);
  if (written === undefined || (word !== undefined && unit === undefined)) return undefined;
  return {
    ...written,
    ...(unit && { unit }),
    ...(incoterm && { incoterm: incoterm.toUpperCase() }),
    ...(place && { place }),
  };
}
