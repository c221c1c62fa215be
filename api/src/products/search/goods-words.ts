import { plainWords, singular } from './words.js';

type Called = readonly [called: string, written: string];

/**
 * Data of the trade, and no rule: what catalogues call such goods, the likeliest first, and what buyers write for it, in another
 * spelling or in their own language (German, Dutch, French, Spanish, Turkish, Javanese, Arabic, Korean, Japanese, Chinese).
 * None is of other goods: coal, where it is sold, is found by the word itself.
 */
const GOODS: readonly Called[] = [
  ['coffee, kopi', 'kaffee, koffie, café, kafe, kahve, قهوة, قهوه, القهوة, بن, 커피, コーヒー, 珈琲, 咖啡'],
  ['green coffee, kopi hijau', 'rohkaffee, 생두'],
  ['roasted coffee, kopi sangrai', 'röstkaffee'],
  ['coffee beans, biji kopi', 'kaffeebohne, kaffeebohnen, koffieboon, koffiebonen, 원두, コーヒー豆, 咖啡豆'],
  ['robusta', '로부스타, روبوستا, ロブスタ, 罗布斯塔'],
  ['arabica, arabika', '아라비카, عربيكا, أرابيكا, アラビカ, 阿拉比卡'],
  ['robusta coffee, kopi robusta', 'ロブスタコーヒー, 罗布斯塔咖啡'],
  ['arabica coffee, kopi arabika', 'アラビカコーヒー, 阿拉比卡咖啡'],
  [
    'charcoal, arang',
    'coal, kohle, kolen, holzkohle, grillkohle, houtskool, charbon, carbón, kömür, kömürü, mangal, mangal kömürü, فحم, الفحم, 숯, 木炭',
  ],
  ['coconut, kelapa', 'coco, kokos, kokosnoot, kokosnuss, hindistan cevizi'],
  ['coconut charcoal, arang kelapa', 'kokoskohle'],
  ['shisha charcoal, hookah charcoal, arang shisha', 'shishakohle, shisha coal, hookah coal'],
  ['briquette, briket', 'briquet, brikett, briketts, briketten, briqute, briquite, brickette, brequette'],
  [
    'fertilizer, pupuk',
    'fertiliser, rabuk, dünger, duenger, meststof, meststoffen, engrais, fertilizante, abono, gübre, سماد, السماد, أسمدة, 비료, 肥料',
  ],
  ['fertiliser', 'fertilizer'],
  ['manure, pupuk kandang, kotoran hewan', 'kohe'],
  ['cocoa, kakao', 'cacao, kakao, kakaobohne, kakaobohnen, cacaoboon, cacaobonen'],
  ['cokelat, chocolate', 'coklat'],
  ['coklat', 'cokelat'],
  ['cengkih, clove', 'cengkeh, gewürznelke, gewürznelken, kruidnagel, kruidnagels, girofle, clavo, karanfil'],
  ['cengkeh', 'cengkih'],
  ['lada, pepper', 'merica, pfeffer, peper, poivre, pimienta, karabiber'],
  ['merica', 'lada'],
  ['kunyit, turmeric', 'kunir, kurkuma, curcuma, cúrcuma, zerdeçal'],
  ['pala, nutmeg', 'muskatnuss, nootmuskaat, muscade, moscada'],
  ['jahe, ginger', 'ingwer, gember, gingembre, jengibre, zencefil'],
  ['kayu manis, cinnamon, cassia', 'zimt, kaneel, cannelle, canela, tarçın'],
  ['vanili, vanilla', 'panili, vanille, vainilla, vanilya'],
  ['serai, lemongrass', 'sere, sereh, zitronengras, citroengras, citronnelle'],
  ['ketumbar, coriander', 'tumbar, koriander, coriandre, cilantro'],
  [
    'shisha, hookah',
    'shisha, hookah, sheesha, sisha, nargile, narghile, nargileh, nargila, houka, شيشة, شيشه, الشيشة, 시샤, シーシャ, 水烟',
  ],
];
/** The same of what goods are like, or are sold with. */
const QUALITIES: readonly Called[] = [
  ['organic, organik', '유기질, 유기농, organisch, biologique, orgánico, عضوي, 有机, 有機'],
  ['washed', 'wet process, fullwash, fullwashed, full washed'],
  ['natural', 'dry process'],
  ['cube, kubus', 'cubic'],
  ['roasted', 'roasting'],
  ['green', 'groen, groene, grün, grüne, grüner, verde, vert, yeşil'],
  ['panggang, barbecue', 'sate, satai, satay, bakar sate, ikan bakar, bakar ikan, ayam bakar, bakar ayam'],
  ['nyala', 'bakar'],
  [
    'moisture, kadar air',
    'humidity, humidité, humedad, umidità, feuchtigkeit, rutubet, nem, kelembaban, kelembapan',
  ],
  ['serbuk, bubuk', 'serbuk, bubuk, tepung, halus'],
  [
    'cup, rasa',
    'cup notes, cup profile, tasting notes, cupping notes, flavour notes, flavor notes, flavour profile, flavor profile, notes, flavour, flavor, cupping, cita rasa, profil rasa',
  ],
  ['own brand, merek sendiri', 'private label'],
  ['karung, sack', 'sak, zak'],
  ['smoke', 'smokeless, no smoke, low smoke, less smoke'],
  ['asap', 'tidak berasap, tak berasap, nggak berasap, gak berasap, bebas asap'],
  ['smell', 'odorless, odourless, no smell'],
  ['padi', 'sawah'],
  ['chicken, ayam', 'pitik'],
  ['crop, panen', 'harvest'],
  ['crop year, tahun panen', 'new crop'],
];
/** The same of what is asked of them: no name of any. */
const ASKED: readonly Called[] = [
  ['sample', 'muster, échantillon, muestra, numune, عينة, 샘플, サンプル, 样品'],
  ['container', 'mixed container'],
  ['freight', 'air freight, air cargo'],
  ['price', 'preis, prijs, prix, precio, fiyat, سعر, السعر, 가격, 価格, 价格'],
];
const ALL = [...GOODS, ...QUALITIES, ...ASKED];
/** Another word without its accent: fertilizers have organic carbon. */
const ACCENTED = new Set(['carbón']);

const listed = (words: string) => words.split(', ');
const CALLED = new Map<string, string[]>();
for (const [called, written] of ALL)
  for (const word of listed(written).map(keyOf))
    CALLED.set(word, [...(CALLED.get(word) ?? []), ...listed(called)]);

const GOODS_WRITTEN = new Set(GOODS.flatMap(([, written]) => listed(written)).map(keyOf));

/** Whether buyers write a word for goods of the trade: where no product has them, no other word is meant. */
export const namesGoods = (word: string) => GOODS_WRITTEN.has(keyOf(word));

/** Words of what catalogues call goods: names, even where they are in descriptions alone. */
export const GOODS_NAMES = namesOf(GOODS);
/** Of what goods are like. */
export const QUALITY_NAMES = namesOf(QUALITIES);

const PHRASES = ALL.flatMap(([, written]) => listed(written)).filter((each) => each.includes(' '));
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${PHRASES.join('|')})(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}_]+`,
  'giu',
);

/** A search, and the same in what a catalogue may call the goods that it names otherwise: the likelier first. */
export function wordings(text: string): [string, ...string[]] {
  const words = text.match(WORD) ?? [];
  const most = Math.max(0, ...words.map((word) => calledFor(word).length));
  const others = Array.from({ length: most }, (_, nth) =>
    text.replace(WORD, (word) => {
      const called = calledFor(word);
      return called[nth] ?? called[0] ?? word;
    }),
  );
  const [first = text, ...rest] = words.some(isAccented) ? [...others, text] : [text, ...others];
  return [first, ...rest];
}

function namesOf(goods: readonly Called[]): string[] {
  return [...new Set(goods.flatMap(([called]) => plainWords(called)))];
}

/** Without the word itself. */
function calledFor(word: string): string[] {
  const key = keyOf(word);
  const called = CALLED.get(key) ?? CALLED.get(singular(key) ?? '') ?? [];
  return called.filter((name) => name !== key);
}

/** Case and accents aside, as the search takes them. */
function keyOf(word: string): string {
  return isAccented(word) ? inSmall(word) : plainWords(word).join('');
}

function isAccented(word: string): boolean {
  return ACCENTED.has(inSmall(word));
}

function inSmall(word: string): string {
  return word.normalize('NFC').toLowerCase();
}
