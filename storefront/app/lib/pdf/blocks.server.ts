import { setImmediate as otherRequests } from 'node:timers/promises';
import { encode } from 'uqr';
import type { Language } from '~/lib/languages';
import type { LocalizedText } from '~/lib/localized-text.server';
import {
  COLOUR,
  decorate,
  type Element,
  figure,
  group,
  heightOf,
  INNER,
  makeRoom,
  PAGE,
  type Paper,
  type Style,
  write,
} from './paper.server';

const CELL = { font: 'text', size: 8.5 } as const;
/** Above and below a row's words, together. */
const PADDING = 2.5;
const GAP = 10;

export function put(paper: Paper, type: string, text: LocalizedText, style: Style, after = 6): void {
  paper.y = write(paper, paper.root, type, text, { ...style, y: paper.y }) + after;
}

/** @param follows the height, in points, of what has to be on the same page */
export function heading(
  paper: Paper,
  text: string,
  follows = 32,
  level: 'H2' | 'H3' = 'H2',
  lang?: Language,
): void {
  const style = { font: 'heading', size: level === 'H2' ? 14 : 11.5, colour: COLOUR.forest } as const;
  makeRoom(paper, heightOf(paper, text, style) + follows + 12);
  paper.y += level === 'H2' ? 7 : 3;
  put(paper, level, { text, lang }, style, 3);
}

export function link(paper: Paper, address: string, style: Style & { y: number }): number {
  const paragraph = group(paper, paper.root, 'P');
  return write(
    paper,
    paragraph,
    'Link',
    { text: address },
    { ...style, link: address, colour: COLOUR.forest },
  );
}

export type Cells = readonly (LocalizedText | undefined)[];

interface Column {
  label?: string;
  share: number;
}

/** The first cell of each row is its label; other requests have their turn after each. PDFKit's own tables set no language on cells. */
export async function table(paper: Paper, columns: readonly Column[], rows: readonly Cells[]): Promise<void> {
  const parent = group(paper, paper.root, 'Table');
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left: number = PAGE.margin;
  const places = columns.map(({ share }) => {
    const place = { x: left, width: (INNER * share) / shares - GAP };
    left += place.width + GAP;
    return place;
  });
  const heightOfRow = (cells: Cells = []) =>
    PADDING +
    Math.max(...places.map((place, at) => heightOf(paper, cells[at]?.text ?? '', { ...CELL, ...place })));
  const labels = columns.map(({ label }) => (label === undefined ? undefined : { text: label }));
  const lines = labels.some(Boolean) ? [labels, ...rows] : rows;
  for (const [index, cells] of lines.entries()) {
    const isHead = cells === labels;
    const height = heightOfRow(cells);
    // Labels do not stand alone at the end of a page.
    makeRoom(paper, height + (isHead ? heightOfRow(rows[0]) : 0));
    const line = group(paper, parent, 'TR');
    const y = paper.y + PADDING / 2;
    cells.forEach((cell, at) => {
      const isLabel = isHead || at === 0;
      const type = isLabel ? 'TH' : 'TD';
      if (!cell) return void group(paper, line, type);
      const colour = isLabel ? COLOUR.soft : COLOUR.ink;
      write(paper, line, type, cell, {
        ...CELL,
        ...places[at],
        colour,
        y,
        ...(isLabel && { scope: isHead ? 'Column' : 'Row' }),
      });
    });
    paper.y = y + height - PADDING / 2;
    if (index < lines.length - 1) rule(paper, paper.y - 1);
    await otherRequests();
  }
}

export function rule(paper: Paper, y: number): void {
  const { doc } = paper;
  decorate(paper, () => {
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.6)
      .stroke(COLOUR.line);
  });
}

export function qrCode(paper: Paper, parent: Element, address: string, alt: string, square: Square): void {
  const { doc } = paper;
  const { x, y, size } = square;
  const { data, size: modules } = encode(address, { ecc: 'M', border: 2 });
  const module = size / modules;
  const draw = () => {
    data.forEach((line, row) =>
      line.forEach((isDark, column) => {
        if (isDark) doc.rect(x + column * module, y + row * module, module, module);
      }),
    );
    doc.fill('#000000');
  };
  figure(paper, parent, alt, draw, [x, y, x + size, y + size]);
}

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Drawn by the paths of the brand's SVG, in a square of 64. */
export function mark(
  paper: Paper,
  { x, y, size }: Square,
  [bean, leaf, ember]: readonly string[] = MARK_COLOURS,
) {
  const { doc } = paper;
  decorate(paper, () => {
    doc.translate(x, y).scale(size / 64);
    doc.save().rotate(35, { origin: [32, 32] });
    doc.path(BEAN).fill(bean).path(LEAF).fill(leaf).restore();
    doc.path(EMBER).fill(ember);
  });
}

const MARK_COLOURS = ['#4a2c1d', '#5b8c3e', '#d9642b'];
const BEAN =
  'M30.2 3C17.5 12 10 23.5 10 37c0 13.5 9 24 19.8 25 6-10.5-1.6-15.5-5.2-24.8C20.5 26.5 32.3 17.5 30.2 3z';
const LEAF =
  'M34 3.2C36.5 18 25 26 28.9 36.2c3.5 9.2 11.6 14.8 5.6 25.7C45.5 60.7 54 50.3 54 37c0-13.5-7.5-24.8-20-33.8z';
const EMBER = 'M54.5 47.2l6 3.45v6.9l-6 3.45-6-3.45v-6.9z';
