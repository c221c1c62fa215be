import { nearest } from '../../http/nearest.js';

/** By which searches ask for what products state, beside the names of specifications. */
const ASKED = [
  'above available availability below between certificate container delivery density diameter grade grams harvest',
  'include kilograms lead less maximum minimum monthly more order origin packaging packing payment pallet port price prices',
  'quality quantity ready retail sample samples size stock supply tonnes under weight wholesale',
  'antara bawah berat contoh eceran grosir harga kapasitas karung kemasan kualitas kurang lebih maksimal minimal',
  'musim panen pelabuhan pesanan sampel stok tersedia termahal termurah ukuran',
].flatMap((line) => line.split(' '));
/** Of fewer, many are words of their own: 'rice' is no 'price'. */
const FEWEST_LETTERS = 5;
const WORD = new RegExp(String.raw`(?<![\p{L}\p{N}])\p{L}{${FEWEST_LETTERS},}(?![\p{L}\p{N}])`, 'gu');
const LETTERS_PER_ERROR = 5;
/** 'moister' is 'moisture': where the beginnings are the same. */
const LETTERS_PER_ONE_OF_TWO = 3;
const SAME_LETTERS = 3;

/**
 * A search with the words that mean nothing as those that they are an error of: 'Pirce per ton' is 'price per ton'. The same text
 * where there are none.
 * @param specs the words of the names of specifications
 */
export function respelled(
  text: string,
  specs: readonly string[],
  meansNothing: (word: string) => boolean,
): string {
  const asked = [...specs, ...ASKED];
  return text.replace(WORD, (written) => {
    const word = written.toLowerCase();
    if (asked.includes(word) || !meansNothing(word)) return written;
    const alike = asked.filter((other) => other.slice(0, SAME_LETTERS) === word.slice(0, SAME_LETTERS));
    return nearest(word, asked, LETTERS_PER_ERROR) ?? nearest(word, alike, LETTERS_PER_ONE_OF_TWO) ?? written;
  });
}
