import { nearestAmount } from 'api/nearest-amount';
import { grouped } from 'storefront/rupiah';
import { TRADE } from '../i18n/tradeTexts';

/** Why an amount is not sent: '1,250.75' is grouped as in English, and the server would read '12.5000' as 12,5. */
export function unclearAmount(amount: unknown): string | undefined {
  if (typeof amount !== 'string') return undefined;
  const nearest = nearestAmount(amount);
  if (nearest !== null) return TRADE.perhaps(nearest);
  return /\.\d{3}/.test(amount) ? TRADE.unclear : undefined;
}

/** Of a field without decimals. */
export function unclearWhole(amount: unknown): string | undefined {
  const isWhole = amount === null || amount === undefined || Number.isInteger(amount);
  return isWhole ? undefined : (unclearAmount(amount) ?? TRADE.whole);
}

/** What is said of text that is sent as it is: the server reads a decimal point, and refuses anything else. */
export function leftAmount(amount: unknown): string | undefined {
  if (typeof amount !== 'string') return undefined;
  return /^\d+\.\d{1,2}$/.test(amount.trim()) ? TRADE.readAs(grouped(Number(amount))) : TRADE.unclear;
}
