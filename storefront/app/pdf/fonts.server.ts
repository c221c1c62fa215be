import { create, type Font } from 'fontkit';
import { dataUrlBytes } from './data-url';
import heading from './fonts/heading.ttf?inline';
import more from './fonts/more.ttf?inline';
import strong from './fonts/strong.ttf?inline';
import text from './fonts/text.ttf?inline';

/** Read once for all documents. */
export const FONTS = { heading: read(heading), text: read(text), strong: read(strong), more: read(more) };

type AnyFont = keyof typeof FONTS;
export type FontName = Exclude<AnyFont, 'more'>;

/** In place of a letter that no font has. */
const BOX = '□';

/** What no letter shows by itself: joiners, directions, variants. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
const BREAKS = /\r\n?|[\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;

export interface Fitted {
  font: AnyFont;
  shown: string;
  /** Whether a letter has a box in its place. */
  lacks: boolean;
}

/** A text in its font, or in the one that has more letters where that one lacks one. */
export function fitted(name: FontName, given: string): Fitted {
  const clean = given.normalize('NFC').replace(BREAKS, '\n').replace(CONTROLS, ' ');
  const text = clean.replace(UNSEEN, '');
  const letters = [...text];
  if (letters.every((letter) => has(FONTS[name], letter))) return { font: name, shown: text, lacks: false };
  const shown = letters.map((letter) => (has(FONTS.more, letter) ? letter : BOX)).join('');
  return { font: 'more', shown, lacks: shown !== text };
}

/** The stretches of a text, each in a font that has its letters. */
export function stretches(name: FontName, shown: string): { font: AnyFont; text: string }[] {
  const found: { font: AnyFont; text: string }[] = [];
  for (const letter of shown) {
    const font = has(FONTS[name], letter) ? name : 'more';
    const last = found.at(-1);
    if (last?.font === font) last.text += letter;
    else found.push({ font, text: letter });
  }
  return found;
}

/** Of the letters of a font above their line, in points. */
export function ascent(name: FontName, size: number): number {
  return (FONTS[name].ascent * size) / FONTS[name].unitsPerEm;
}

function has(font: Font, letter: string): boolean {
  return letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function read(address: string): Font {
  const font = create(dataUrlBytes(address));
  if (!('layout' in font)) throw new Error('A collection of fonts in place of one');
  return font;
}
