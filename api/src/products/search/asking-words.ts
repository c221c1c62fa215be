import { isAround } from './question-words.js';
import { alone } from './trade-words.js';
import { plainWords } from './words.js';

/** What Indonesian buyers shorten. */
const SHORTENED: Readonly<Record<string, string>> = {
  brp: 'berapa',
  dgn: 'dengan',
  hrg: 'harga',
  merk: 'merek',
  sekilo: 'per kilo',
  sekilonya: 'per kilo',
  utk: 'untuk',
  yg: 'yang',
};
const WRITTEN_SHORT = new RegExp(alone(Object.keys(SHORTENED).join('|')), 'giu');
const PER = /(?<=(?<!\p{L})berapa\s*)\/\s*(?=\p{L})/giu;
/** Texts have them within other words, or of something else: 'mau' of 'maupun', 'pesan' of 'sesuai pesanan'. */
const ASKING = new RegExp(
  String.raw`^(?:(?:mau|ingin|pengen|saya|aku|kami|sy|cari|mencari|nyari|ada|adakah|apakah|tolong|mohon|tanya|nanya|(?:me)?pesan|order(?!\s+(?:min|terkecil))|halo|hai|permisi|kak|pak|bu)[\s,]+)+(?=\p{L})`,
  'iu',
);
const WITHIN = new RegExp(
  alone(String.raw`berapa(?:an)?(?!\s+(?:hari|lama|minggu|bulan)(?!\p{L}))|yang|(?:ber)?langganan|dong|ya`),
  'giu',
);

/** A search without the Indonesian words of a question or a wish around what is asked: 'mau pesan kopi', 'berapa harga briket?'. */
export function withoutAsking(text: string): string {
  const inFull = text
    .replace(WRITTEN_SHORT, (word) => SHORTENED[word.toLowerCase()] ?? word)
    .replace(PER, ' per ');
  const asked = inFull.replace(WITHIN, ' ').trim().replace(ASKING, '').replace(/\s+/g, ' ').trim();
  return plainWords(asked).some((word) => !isAround(word)) ? asked : text;
}
