import { readPoint } from '../record/formatNumber';

/** An amount as the server reads it, of text with a decimal point too. */
export const readAmount = (amount: unknown): unknown =>
  typeof amount === 'string' ? (readPoint(amount.trim()) ?? amount) : amount;
