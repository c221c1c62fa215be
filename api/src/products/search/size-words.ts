import { NUMBER, type TradePart } from './trade-words.js';

const TIMES = String.raw`\s*[x×]\s*`;
const SIDE = String.raw`${NUMBER}(?:\s*(?:mm|cm|m|inch(?:es)?)(?!\p{L}))?`;
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[.,]|[x×]\s*)${SIDE}(?:${TIMES}${SIDE}){1,2}(?![\p{L}\p{N}]|[.,]\d|${TIMES}\d)`,
  'giu',
);
const SIDES = new RegExp(NUMBER, 'g');

/** '25x25x25', '25 × 40 mm'. */
export const sizesIn = (text: string): TradePart[] =>
  [...text.matchAll(SIZE)].map(({ 0: size, index }) => ({
    wanted: { fact: 'size', sides: size.match(SIDES) ?? [] },
    at: index,
    end: index + size.length,
  }));

const NUMBERED = 'grade|class|type|number|no|screen|kelas|mutu|tipe|nomor';
/** Of two digits, with neither a unit nor what it would be the number of. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,×–-]|(?<!\p{L})(?:${NUMBERED})[\s.:]*)\d{2}(?=\s*$|\s+\p{L}{4})`,
  'giu',
);

/** 'cube 25 mm' for 'cube 25', as small goods are measured. */
export const inMillimetres = (text: string) => text.replace(BARE, '$& mm');

/** 'screen 17/18' for 'scr. 17/18', as the trade shortens it. */
export const withScreens = (text: string) => text.replace(/(?<![\p{L}\p{N}])scr\.?\s*(?=\d)/giu, 'screen ');

const SIDE_NAME =
  /(?<!\p{L})(?:diameter|length|width|thickness|size|panjang|lebar|tebal|ukuran)[\s:]+(?=\d[\d.,]*\s*[cm]m(?!\p{L}))/giu;

/** '50 mm' for 'diameter 50 mm', as some texts have the size alone. */
export const withoutSides = (text: string) => text.replace(SIDE_NAME, '');
