/** This file imports nothing, since the front ends take it too. */

const ASCII = /^[\x20-\x7E]*$/;
const RARE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** With the empty Braille pattern and the fillers of Hangul, which are blank letters. */
const SPACES = /[\p{Zs}\u2800\u3164\uFFA0]/gu;
const INVISIBLE = /[\u00AD\u180E\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /(?=[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u;
/** Unicode's stream-safe texts (UAX #15) have no more, of which normalizing takes the square of their number. */
const MANY_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const INK = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

/** In these joiners choose the shape of a letter, or a zero-width space ends a word. */
const SCRIPTS =
  'Arabic|Syriac|Nko|Mongolian|Devanagari|Bengali|Gurmukhi|Gujarati|Oriya|Tamil|Telugu|Kannada|Malayalam|Sinhala|Tibetan|Javanese|Balinese|Sundanese|Khmer|Myanmar|Thai|Lao';
const SHAPED = `[${SCRIPTS.replace(/(\w+)\|?/g, '\\p{Script=$1}')}]`;
const EMOJI = String.raw`[\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}](?=\u200D\p{Extended_Pictographic})`;
const IDLE_JOINERS = new RegExp(
  String.raw`(?<!${SHAPED}\p{M}*)[\u200B\u200C]|[\u200B\u200C](?!${SHAPED})|(?<!${SHAPED}\p{M}*|${EMOJI})\u200D`,
  'gu',
);

export const streamSafe = (text: string) => text.replace(MANY_MARKS, '$1');

/** For texts of many lines. One that would print nothing is empty. */
export function cleanText(text: string): string {
  if (ASCII.test(text)) return text.trim();
  const lines = streamSafe(text).normalize('NFC').replace(/\r\n?/g, '\n').replace(RARE_BREAKS, '\n');
  const plain = lines.replace(SPACES, ' ').replace(INVISIBLE, '').replace(IDLE_JOINERS, '');
  const shown = RIGHT_TO_LEFT.test(plain) ? plain : plain.replace(DIRECTIONS, '');
  return INK.test(shown) ? shown.trim() : '';
}

/** A usual line break stays, for the rules to refuse. */
export const cleanLine = (text: string) => cleanText(text.replace(RARE_BREAKS, ' ')).replace(/[ \t]+/g, ' ');

/** For numbers, codes and addresses, in which a typographic hyphen is an ordinary one. */
export const cleanCode = (text: string) =>
  cleanLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).replace(HYPHENS, '-');
