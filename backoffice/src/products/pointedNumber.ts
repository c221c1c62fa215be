import { readPoint } from '../record/formatNumber';
import { bareOf } from './typedNumber';

/** '-1.8' with a decimal point, which staff are told of. */
export function parsePointed(text: string, unit?: string | null): number | undefined {
  const bare = bareOf(text, unit);
  const number = readPoint(bare.replace(/^-/, ''));
  return number && bare.startsWith('-') ? -number : number;
}
