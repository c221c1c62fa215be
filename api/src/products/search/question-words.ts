import { plainWords } from './words.js';

/** What stands around the goods in a question, a greeting or a wish, in English and Indonesian. None of them names goods. */
const AROUND = new Set(
  [
    'a about also am an and any are as at available be best buy buying can could dear do does find for from get',
    'give have hello hi how i if im in interested into is it its kind know like looking many may me more much now',
    'my need of offer on or order our please price prices quotation quote ready sale sell selling send sir some supply',
    'thank thanks that the their them there these they this to trial type us want we what when where which who will with',
    'would you your',
    'cheap cheapest good high higher highest long longest low lower lowest priced quality top',
    'ada adakah agar anda apa apakah atau bagaimana bapak beli berapa bisa bisakah boleh buat butuh cari dan dapat',
    'dapatkah dari dengan di dijual halo harga ibu ingin ini itu jual juga kah kami kak kalau ke kirim kita mau',
    'membeli membutuhkan mencari menjual minta mohon pada pak per perlu punya saya selamat tersedia tolong untuk yang',
    'berlangganan dong langganan nanya order pesan tanya ya yg',
    'bagus kualitas lama murah paling rendah terendah terlama termurah tertinggi tinggi',
    'above below less over than under atas bawah diatas dibawah kurang lebih',
  ].flatMap((line) => line.split(' ')),
);

/** What all goods are called, and what one does with any. */
const ALL = new Set(
  [
    'available buy cheap order retail trial wholesale beli ecer eceran grosir murah tersedia',
    'all assortment catalog catalogue catalogues goods items list pricelist prices product products range sell selling',
    'barang daftar harga jual jualan katalog produk semua',
    'dollar dollars rupiah usd',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word names no goods. */
export const isAround = (word: string) => AROUND.has(word);

/** Of a search that is a question or a sentence the words for what is asked; undefined of one that has no others, or only others. */
export function askedWords(text: string): string[] | undefined {
  const words = plainWords(text);
  const asked = words.filter((word) => !isAround(word));
  return asked.length > 0 && asked.length < words.length ? asked : undefined;
}

/** Whether a search asks for the goods, and for none of them: 'price list', 'what do you sell?'. */
export function asksForAll(text: string): boolean {
  const words = plainWords(text);
  return words.some((word) => ALL.has(word)) && words.every((word) => ALL.has(word) || isAround(word));
}
