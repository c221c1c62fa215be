/** Numbers in words, in English and Indonesian. */

const listed = (words: string, first: number, step = 1) =>
  words.split(' ').map((word, at) => [word, (first + at) * step] as const);

const VALUES = new Map([
  ...listed('one two three four five six seven eight nine ten eleven twelve', 1),
  ...listed('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...listed('twenty thirty forty fifty sixty seventy eighty ninety', 2, 10),
  ...listed('satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas', 1),
  ['seratus', 100],
]);

const isOnes = (rest: number) => rest > 0 && rest < 10;
const inHundreds = (number: number) => (number < 100 ? number * 100 : NaN);

/** What they make of the words before them: 12 of 'dua belas', 20 of 'dua puluh'. */
const SCALES = new Map([
  ['belas', (number: number) => (isOnes(number % 100) ? number + 10 : NaN)],
  ['puluh', (number: number) => (isOnes(number % 100) ? number + (number % 10) * 9 : NaN)],
  ['hundred', inHundreds],
  ['ratus', inHundreds],
]);

const WORD = `(?:${[...VALUES.keys(), ...SCALES.keys(), 'thousand', 'ribu', 'seribu'].join('|')})\\b`;
const SCALE = '(?:hundred|thousand|ratus|ribu)\\b';
const HALF = '\\s+(?:and\\s+a\\s+half|setengah)\\b';
/** Also '20' of '20 ribu' and 'a' of 'a hundred'. */
const FIRST = `(?:${WORD}|an?(?=\\s+${SCALE})|\\d{1,3}(?:[.,]\\d{1,2})?(?=\\s*${SCALE}|${HALF}))`;
const NEXT = `[\\s-]*(?:(?<=(?:hundred|thousand)\\s+)and\\s+)?${WORD}`;
/** Not behind or before figures, but of '500 kg' there may be two. */
const NUMBER = new RegExp(
  `(?<![\\w.,])(?<!\\d\\s+)(${FIRST}(?:${NEXT})*)(${HALF})?(?!\\s+[\\d.,]+$)(\\s+(?=\\d))?`,
  'gi',
);

/** '2 tons' for 'two tons', '20000 kg' for '20 ribu kg', '2 x 500 kg' for 'two 500 kg'; other texts as they are. */
export function inFigures(text: string): string {
  return text.replace(NUMBER, (match: string, words: string, half?: string, many?: string) => {
    const number = numberOf(words.toLowerCase()) + (half ? 0.5 : 0);
    return number > 0 ? `${number}${many ? ' x ' : ''}` : match;
  });
}

/** NaN for words that are no one number, such as 'one two'. */
function numberOf(words: string): number {
  let thousands = 0;
  let rest = 0;
  for (const word of words.match(/\d[\d.,]*|\b(?!and\b)[a-z]+/g) ?? []) {
    if (!/thousand|ribu/.test(word)) rest = (SCALES.get(word) ?? added(word))(rest);
    else {
      thousands = thousands ? NaN : (word === 'seribu' ? rest + 1 : rest) * 1000;
      rest = 0;
    }
  }
  return Number((thousands + rest).toFixed(3));
}

function added(word: string): (number: number) => number {
  const value = VALUES.get(word) ?? (/^an?$/.test(word) ? 1 : Number(word.replace(',', '.')));
  return (number) => {
    const rest = number % 100;
    const isFree = rest === 0 || (value < 10 && rest >= 20 && rest % 10 === 0);
    return isFree ? number + value : NaN;
  };
}
