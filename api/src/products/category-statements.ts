import { isWrittenIn, type NumberInText, wordOf } from './number-in-text.js';

/** How texts call the numbers of a product. */
export type About = Pick<NumberInText, 'units' | 'labels'>;

/** Of anything: what it is of is said beside it. */
const SHARES: ReadonlySet<string> = new Set(['%', 'ppm']);
/** Between things that are said: 'ash 4 %, moisture 6 %', '6 % moisture and 4 % ash'. */
const APART =
  /(?:[,;.]\s+|\s(?:and|dan|with|dengan)\s+)(?=\p{L})(?!(?:or|atau|to|and|dan)\s)|(?<=\p{L})\s(?:and|dan|with|dengan)\s+(?=\d)/u;

/** Whether what a category says of its products has the number. It has all their options. */
export const isInCategory = (text: string, old: NumberInText): boolean =>
  old.number !== null && statements(text, old).some((said) => isWrittenIn(said, old));

/** The lines; of a share what is said with its label, or in a fact that is called so. */
export function statements(text: string, { units, labels = [] }: About): string[] {
  const lines = text.split('\n');
  if (!units.some((unit) => SHARES.has(unit))) return lines;
  if (labels.length === 0) return [];
  const label = new RegExp(wordOf(labels), 'iu');
  return lines.flatMap((line) => {
    const [, heading = '', said = ''] = /^([^:]*:)?(.*)$/su.exec(line) ?? [];
    const each = said.split(APART).filter((clause) => label.test(clause));
    return each.length === 0 && label.test(heading) ? [line] : each;
  });
}
