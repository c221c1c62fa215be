import { create, type Font } from 'fontkit';
import LineBreaker from 'linebreak';
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
const SPACES = /[^\S\n]+/g;

/** Splits a text by the font that has its letters. */
export function stretches(name: FontName, given: string): { font: AnyFont; text: string }[] {
  const found: { font: AnyFont; text: string }[] = [];
  for (const letter of shown(given)) {
    const font = fontOf(name, letter);
    const shown = has(FONTS[font], letter) ? letter : BOX;
    const last = found.at(-1);
    if (last?.font === font) last.text += shown;
    else found.push({ font, text: shown });
  }
  return found;
}

const shown = (text: string) =>
  text.normalize('NFC').replace(BREAKS, '\n').replace(CONTROLS, ' ').replace(UNSEEN, '').replace(SPACES, ' ');

/** PDFKit measures what is left of a word anew for each line that it takes: seconds for a thousand letters without a place to break. */
export function breakLongWords(name: FontName, given: string, size: number, width: number): string {
  const text = shown(given);
  const breaker = new LineBreaker(text);
  let broken = '';
  let begin = 0;
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) {
    let used = 0;
    for (const letter of text.slice(begin, place.position)) {
      const advance = advanceOf(name, letter, size);
      used += advance;
      if (used > width) {
        broken += '\n';
        used = advance;
      }
      broken += letter;
    }
    begin = place.position;
  }
  return broken;
}

function advanceOf(name: FontName, letter: string, size: number): number {
  if (/\s/.test(letter)) return 0;
  const font = FONTS[fontOf(name, letter)];
  return (font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * size) / font.unitsPerEm;
}

function fontOf(name: FontName, letter: string): AnyFont {
  return has(FONTS[name], letter) ? name : 'more';
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
