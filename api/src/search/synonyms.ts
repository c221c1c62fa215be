import { wordsOf } from './words.js';

const SYNONYMS: readonly (readonly string[])[] = [
  ['arang', 'charcoal'],
  ['batok', 'tempurung', 'coconut shell'],
  ['kelapa', 'coconut'],
  ['briket', 'briquette', 'briquet'],
  ['pupuk', 'fertilizer', 'fertiliser'],
  ['kompos', 'compost'],
  ['pelet', 'pellet'],
  ['kopi', 'coffee'],
  ['biji', 'bean'],
  ['bubuk', 'serbuk', 'powder'],
  ['sangrai', 'roasted'],
  ['sabut', 'coir', 'cocopeat'],
  ['serbuk gergaji', 'sawdust'],
  ['kayu', 'wood'],
  ['bambu', 'bamboo'],
  ['rotan', 'rattan'],
  ['gula aren', 'gula merah', 'palm sugar'],
  ['kakao', 'cocoa', 'cacao'],
  ['teh', 'tea'],
  ['cengkeh', 'clove'],
  ['pala', 'nutmeg'],
  ['lada', 'merica', 'pepper'],
  ['kayu manis', 'cinnamon', 'cassia'],
  ['jahe', 'ginger'],
  ['kunyit', 'turmeric'],
  ['vanili', 'vanilla'],
  ['rempah', 'spice'],
  ['minyak', 'oil'],
  ['ikan', 'fish'],
  ['udang', 'shrimp', 'prawn'],
  ['rumput laut', 'seaweed'],
  ['karet', 'rubber'],
  ['beras', 'rice'],
  ['organik', 'organic'],
  ['mebel', 'furnitur', 'furniture'],
  ['kerajinan', 'handicraft'],
];

const STOP_WORDS = new Set(
  wordsOf(
    'a an and are at buy by cheap cost export exporter find for from i in indonesian is looking me need of on or our price product',
    'products sale sell seller show some supplier suppliers the to us want we where wholesale with you your',
    'ada aku apa atau beli butuh cari dalam dan dari dengan di dijual eksportir ekspor harga ini itu jual kami ke mau mencari murah pada',
    'pemasok penjual produk saya untuk yang',
  ),
);

/** Words that must all be there: with a '*' as the beginning of a word, otherwise whole. */
type Way = readonly string[];
export type Group = readonly Way[];

const TWINS = new Map<string, { words: Way; others: Way[] }[]>();
for (const twins of SYNONYMS)
  for (const twin of twins) {
    const words = wordsOf(twin);
    const others = twins
      .filter((other) => other !== twin)
      .flatMap((other) => [wordsOf(other), wordsOf(`${other}s`)]);
    TWINS.set(words[0] as string, [...(TWINS.get(words[0] as string) ?? []), { words, others }]);
  }

export function withoutStopWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !STOP_WORDS.has(word));
  return others.length > 0 ? others : words;
}

/** Words typed match by their beginning, synonyms only whole: 'rice' is 'beras', and not 'berasal'. */
export function groupsOf(words: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length;) {
    const twin = twinAt(words, at);
    const end = at + (twin?.words.length ?? 1);
    groups.push([words.slice(at, end).map((word) => `${word}*`), ...(twin?.others ?? [])]);
    at = end;
  }
  return groups;
}

function twinAt(words: readonly string[], at: number) {
  const [first = ''] = words.slice(at);
  return [...(TWINS.get(first) ?? []), ...(TWINS.get(first.replace(/s$/, '')) ?? [])]
    .filter((twin) =>
      twin.words.every((word, offset) => [word, `${word}s`].includes(words[at + offset] ?? '')),
    )
    .sort((a, b) => b.words.length - a.words.length)[0];
}
