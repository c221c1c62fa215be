import type { AmountUnit } from 'api/amount-units';
import { nearestAmount } from 'api/nearest-amount';
import { grouped } from 'storefront/rupiah';
import { TRADE } from '../i18n/tradeTexts';
import { readAmount } from './readAmount';

/** Why an amount is not sent: '1,250.75' is grouped as in English, and the server would read '12.5000' as 12,5. */
export function unclearAmount(amount: unknown, unit?: AmountUnit): string | undefined {
  if (typeof amount !== 'string') return undefined;
  return perhaps(amount) ?? (/\.\d{3}/.test(amount) ? TRADE.unclear(unit) : undefined);
}

/** Of a field without decimals. */
export function unclearWhole(amount: unknown, unit?: AmountUnit): string | undefined {
  if (amount === null || amount === undefined || Number.isInteger(amount)) return undefined;
  return (typeof amount === 'string' ? perhaps(amount) : undefined) ?? TRADE.whole(unit);
}

function perhaps(amount: string): string | undefined {
  const nearest = nearestAmount(amount);
  return nearest === null ? undefined : TRADE.perhaps(nearest);
}

/** What is said of text that is sent as it is: the server reads a decimal point, and refuses anything else. */
export function leftAmount(amount: unknown, unit?: AmountUnit): string | undefined {
  if (typeof amount !== 'string') return undefined;
  const read = readAmount(amount);
  return typeof read === 'number' ? TRADE.readAs(grouped(read)) : TRADE.unclear(unit);
}

/** What is said of thousands where cents may have been meant: '2.500' as 2,50. */
export function thousands(amount: unknown): string | undefined {
  if (typeof amount !== 'number' || amount < 1000) return undefined;
  return TRADE.readAs(`${grouped(amount)}${Number.isInteger(amount) ? ',00' : ''}`);
}
