import { create, type Font } from 'fontkit';
import { dataUrlBytes } from './data-url';
import heading from './fonts/heading.ttf?inline';
import more from './fonts/more.ttf?inline';
import strong from './fonts/strong.ttf?inline';
import text from './fonts/text.ttf?inline';

export const FONTS = { heading: read(heading), text: read(text), strong: read(strong), more: read(more) };

type AnyFont = keyof typeof FONTS;
export type FontName = Exclude<AnyFont, 'more'>;

const BOX = '□';

/** Joiners, directions and variants show nothing by themselves. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
const BREAKS = /\r\n?|[\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Splits a text by the font that has its letters. */
export function stretches(name: FontName, given: string): { font: AnyFont; text: string }[] {
  const text = given.normalize('NFC').replace(BREAKS, '\n').replace(CONTROLS, ' ').replace(UNSEEN, '');
  const found: { font: AnyFont; text: string }[] = [];
  for (const letter of text) {
    const font = has(FONTS[name], letter) ? name : 'more';
    const shown = has(FONTS[font], letter) ? letter : BOX;
    const last = found.at(-1);
    if (last?.font === font) last.text += shown;
    else found.push({ font, text: shown });
  }
  return found;
}

/** In points. */
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
