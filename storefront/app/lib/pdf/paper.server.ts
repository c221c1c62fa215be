import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Language } from '~/lib/languages';
import type { LocalizedText } from '~/lib/localized-text.server';
import { ascent, breakLongWords, type FontName, FONTS, stretches } from './fonts.server';

export const COLOUR = {
  forest: '#1f4d36',
  line: '#e5dccb',
  cream: '#faf6ef',
  ink: '#1d1b16',
  soft: '#5c564a',
} as const;

/** In points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 50 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

export type Element = PDFKit.PDFStructureElement;

export interface Paper {
  doc: PDFKit.PDFDocument;
  root: Element;
  pages: number;
  y: number;
}

interface About {
  title: string;
  author: string;
  /** ISO 8601: the data's time, not that of the writing, so that the same data give the same bytes. */
  changed: string;
}

export function beginPaper(language: Language, { title, author, changed }: About): Paper {
  const info = { Title: title, Author: author, CreationDate: new Date(changed), Creator: author };
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.bottom },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info,
  });
  // PDFKit puts the title into XML unescaped. The information dictionary has all of it too.
  Object.assign(doc, { endMetadata: () => undefined });
  // The types know no font that has been read already.
  for (const [name, font] of Object.entries(FONTS)) doc.registerFont(name, font as object as Buffer);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paper = { doc, root, pages: 0, y: PAGE.margin };
  // An event, as PDFKit adds pages within a long text too.
  doc.on('pageAdded', () => (paper.pages += 1));
  return paper;
}

export function nextPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = PAGE.margin;
}

export function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height > PAGE.height - PAGE.bottom) nextPage(paper);
}

/** @param from the index of the first page that has a foot */
export function finishPaper({ doc, root, pages }: Paper, foot: string, from = 0): Promise<Buffer> {
  for (let page = from; page < pages; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    const y = PAGE.height - 36;
    doc.font('text').fontSize(7.5).fillColor(COLOUR.soft);
    doc.text(foot, PAGE.margin, y, { lineBreak: false });
    const count = `${page + 1} / ${pages}`;
    doc.text(count, PAGE.width - PAGE.margin - doc.widthOfString(count), y, { lineBreak: false });
    doc.endMarkedContent();
  }
  root.end();
  doc.end();
  return buffer(doc);
}

export interface Style {
  font: FontName;
  size: number;
  colour?: string;
  x?: number;
  width?: number;
  link?: string;
}

function prepare({ doc }: Paper, text: string, { font, size, width = INNER }: Style) {
  const parts = stretches(font, breakLongWords(font, text, size, width));
  // The wider one of two fonts is measured.
  doc.font(parts.some((part) => part.font === 'more') ? 'more' : font).fontSize(size);
  return { parts, options: { width, lineGap: size * 0.25 } };
}

export function heightOf(paper: Paper, text: string, style: Style): number {
  const { parts, options } = prepare(paper, text, style);
  return paper.doc.heightOfString(parts.map((part) => part.text).join(''), options);
}

/** @returns where it ends */
export function write(
  paper: Paper,
  parent: Element,
  type: string,
  { text, lang }: LocalizedText,
  { y, scope, ...style }: Style & { y: number; scope?: 'Row' | 'Column' },
): number {
  const { doc } = paper;
  const { x = PAGE.margin, colour = COLOUR.ink, link } = style;
  const draw = () => {
    const { parts, options } = prepare(paper, text, style);
    const place = { ...options, link, baseline: -ascent(style.font, style.size) };
    doc.fillColor(colour).text('', x, y, { ...place, continued: parts.length > 0 });
    parts.forEach((part, index) =>
      doc.font(part.font).text(part.text, { ...place, continued: index < parts.length - 1 }),
    );
  };
  parent.add(doc.struct(type, { ...(lang && { lang }), ...(scope && { scope }) }, [draw]));
  return doc.y;
}

/** Marks what is drawn as an artifact, which screen readers skip. */
export function decorate({ doc }: Paper, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

export function group({ doc }: Paper, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

export function figure({ doc }: Paper, parent: Element, alt: string, draw: () => void, bbox: number[]): void {
  parent.add(doc.struct('Figure', { alt, bbox } as object, [draw]));
}
