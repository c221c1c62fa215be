import { alone } from './trade-words.js';

const CROP = new RegExp(
  alone(
    String.raw`(?:cab(?:e|ai)|lombok)(?:\s+(?:besar|hijau|keriting|merah|rawit))?|keriting|rawit|(?:padi|sawah|jagung|singkong|ubi|kedelai|kacang|bawang(?:\s+(?:merah|putih))?|tomat|kentang|kubis|kol|sayur(?:an|\s+mayur)?|timun|semangka|melon|tebu|(?:kelapa\s+)?sawit|jeruk|durian|pisang|mangga|tembakau|cengkeh|bunga|rumput)|(?:rice|paddy|chill?i(?:e?s)?|corn|maize|onions?|tomato(?:es)?|potato(?:es)?|vegetables?|oil\s+palms?|sugar\s?cane|citrus|bananas?|mango(?:es)?|flowers?|lawns?|tobacco)`,
  ),
  'giu',
);

/** A search without what the goods are to grow: 'pupuk cabe keriting' is neither 'kering' nor a 'cube'. */
export const withoutCrops = (text: string) => text.replace(CROP, ' ').trim();

/** What the goods are to grow: 'padi' of 'pupuk untuk padi', '' of other searches. */
export const cropsIn = (text: string) => (text.match(CROP) ?? []).join(' ');
