import { INCOTERMS } from '../trade.dto.js';

/** In the order of the text, case and accents aside and '₂' as '2', as the indexes of words take them. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** 'L/C', 'T/T': no goods are called by two letters that anything may have. As a pattern. */
export const INITIALS = String.raw`(?<![\p{L}\p{N}])\p{L}\/\p{L}(?![\p{L}\p{N}])`;

/** Of an English plural: 'bean' for 'beans', the whole word. An index has none of fewer than three letters. */
export function singular(word: string): string | undefined {
  return /^[a-z]{3,}s$/i.test(word) ? word.slice(0, -1) : undefined;
}

/** What is done to goods, in Indonesian: catalogues say 'disangrai' for what buyers call 'kopi sangrai'. */
const PROCESSES = new Set(
  'ayak, bakar, cuci, fermentasi, giling, iris, jemur, kering, olah, panggang, petik, sangrai, sortir'.split(
    ', ',
  ),
);
/** Of what catalogues say in other words: 'Robusta Roasted Bean' in Indonesian, 'coconut' for 'coco', 'panggangan' for 'arang bakar'. */
const OTHERWISE: ReadonlyMap<string, readonly string[]> = new Map([
  ['biji', ['bean']],
  ['sangrai', ['roast']],
  ['coco', ['coconut']],
  ['bakar', ['panggang']],
  ['bakaran', ['bakar', 'dibakar', 'panggang']],
  ['grill', ['barbecue']],
  ['grills', ['grill', 'barbecue']],
  ['grilling', ['grill', 'barbecue']],
  ['barbecue', ['grill']],
  ['bbq', ['barbecue', 'grill']],
  ['poultry', ['chicken']],
  ['hen', ['chicken']],
  ['granulated', ['granul']],
  ['granular', ['granul']],
  ['pelleted', ['pellet']],
  ['pelletised', ['pellet']],
  ['pelletized', ['pellet']],
]);

/** No beginnings of other words: neither 'DAP' of 'dapat' nor 'coco' of 'cocok'. */
const WHOLE = new Set([...INCOTERMS.map((term) => term.toLowerCase()), 'coco']);

/** By whose beginnings a word is found. */
export function beginningsOf(word: string): string[] {
  const [plain = ''] = plainWords(word);
  return [
    ...(WHOLE.has(plain) ? [] : [word]),
    ...(PROCESSES.has(plain) ? [`di${plain}`] : []),
    ...(OTHERWISE.get(plain) ?? []),
  ];
}

/** Which a word is found by, too, but by no longer ones. */
export function wholesOf(word: string): string[] {
  const one = singular(word);
  return [...(WHOLE.has(word.toLowerCase()) ? [word] : []), ...(one ? [one] : [])];
}

/** As the index of words finds it, where it is long enough. */
export function isFoundIn(known: readonly string[], word: string): boolean {
  const [plain = ''] = plainWords(word);
  if (plain.length < 3) return known.includes(plain);
  const [begun, whole] = [beginningsOf(plain), wholesOf(plain)];
  return known.some((each) => begun.some((one) => each.startsWith(one)) || whole.includes(each));
}
