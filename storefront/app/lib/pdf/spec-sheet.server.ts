import type { AskedProduct } from '~/lib/catalogue/requested-product.server';
import { company, officeDay } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { pathIn } from '~/lib/languages';
import type { SpecTable } from '~/lib/catalogue/product-views.server';
import { LONG_DESCRIPTION } from '~/lib/constants';
import type { TradeFact } from '~/lib/catalogue/trade-facts.server';
import { productPath } from '~/lib/site-paths';
import { heading, link, mark, put, qrCode, rule, table } from './blocks.server';
import type { ShownContact } from './contact.server';
import { beginPaper, COLOUR, figure, finishPaper, INNER, nextPage, PAGE, type Paper } from './paper.server';
import { openPicture, type SheetPicture } from './sheet-picture.server';

const QR_CODE = 72;
const PICTURE = { width: 170, height: 120 } as const;
const LABELLED = [{ share: 3 }, { share: 7 }];

export function specSheet({ language, product, view }: AskedProduct, contact: ShownContact) {
  return {
    language,
    address: env.PUBLIC_URL + pathIn(language, productPath(product.id)),
    view,
    contact,
    changed: product.updated_at,
    version: product.version,
  };
}

type SpecSheet = ReturnType<typeof specSheet>;

/** @param picture the bytes of a JPEG */
export async function drawSpecSheet(sheet: SpecSheet, picture: Uint8Array | undefined): Promise<Buffer> {
  const { language, view, changed } = sheet;
  const title = messagesIn(language).sheet.title(view.name.text);
  const paper = beginPaper(language, { title, author: company.name, changed });
  nextPage(paper);
  drawLetterhead(paper, sheet);
  drawHead(paper, sheet, openPicture(paper, picture));
  if (view.trade.main.length > 0) await factTable(paper, view.trade.main);
  if (view.specs) await drawSpecifications(paper, view.specs);
  if (view.trade.others.length > 0) {
    heading(paper, view.trade.heading);
    await factTable(paper, view.trade.others);
  }
  if (view.papers) {
    const rows = view.papers.papers.map(({ name, details, scope }) => [
      name,
      { text: [details, scope?.text].filter(Boolean).join('\n') },
    ]);
    heading(paper, view.papers.heading);
    await table(paper, LABELLED, rows);
  }
  return finishPaper(paper, `${company.name} · ${sheet.address}`);
}

function factTable(paper: Paper, facts: readonly TradeFact[]): Promise<void> {
  const rows = facts.map(({ label, ...fact }) => [{ text: label }, fact]);
  return table(paper, LABELLED, rows);
}

function drawLetterhead(paper: Paper, { language, address, contact }: SpecSheet): void {
  const { sheet } = messagesIn(language);
  const top = paper.y;
  const small = { font: 'text', size: 9, colour: COLOUR.soft, x: PAGE.margin, width: 380 } as const;
  mark(paper, { x: PAGE.margin, y: top, size: 24 });
  put(paper, 'P', { text: company.name }, { font: 'strong', size: 13, x: PAGE.margin + 32, width: 300 }, 10);
  for (const text of [contact.address, ...contact.hours]) put(paper, 'P', text, small, 0);
  if (contact.ways.length > 0) put(paper, 'P', { text: contact.ways.join(' · ') }, small, 4);
  put(paper, 'P', { text: sheet.page }, small, 0);
  paper.y = link(paper, address, { ...small, y: paper.y });
  const square = { x: PAGE.width - PAGE.margin - QR_CODE, y: top - 6, size: QR_CODE };
  qrCode(paper, paper.root, address, sheet.qrCode(address), square);
  paper.y = Math.max(paper.y, top + QR_CODE - 6) + 8;
  rule(paper, paper.y);
  paper.y += 12;
}

function drawHead(
  paper: Paper,
  { language, view, changed, version }: SpecSheet,
  picture: SheetPicture | undefined,
): void {
  const { sheet, trade } = messagesIn(language);
  const top = paper.y;
  const width = picture ? INNER - PICTURE.width - 20 : INNER;
  const soft = { font: 'text', size: 10, colour: COLOUR.soft, width } as const;
  put(paper, 'H1', view.name, { font: 'heading', size: 24, colour: COLOUR.forest, width }, 4);
  if (view.otherName) put(paper, 'P', view.otherName, soft, 2);
  put(paper, 'P', view.category, soft, 8);
  const isShort = (view.description?.text.length ?? 0) <= LONG_DESCRIPTION;
  if (view.description && isShort) put(paper, 'P', view.description, { font: 'text', size: 9.5, width }, 8);
  for (const [index, { text, lang, unit, note }] of view.prices.entries()) {
    const size = index === 0 ? 14 : 11;
    const price = unit ? { text: `${text} ${unit}` } : { text, lang };
    put(paper, 'P', price, { font: 'strong', size, colour: COLOUR.ink, width }, 2);
    if (note) put(paper, 'P', note, { ...soft, size: 9 }, 4);
  }
  if (view.badge) put(paper, 'P', { text: view.badge }, { ...soft, font: 'strong' }, 2);
  const dated = { text: sheet.dataOf(trade.day(officeDay(new Date(changed))), trade.number(version)) };
  put(paper, 'P', dated, { ...soft, size: 8 }, 4);
  if (picture) drawPicture(paper, view.name.text, picture, top);
  if (view.description && !isShort) put(paper, 'P', view.description, { font: 'text', size: 9 }, 8);
}

function drawPicture(paper: Paper, alt: string, picture: SheetPicture, top: number): void {
  const scale = Math.min(PICTURE.width / picture.width, PICTURE.height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  const x = PAGE.width - PAGE.margin - w;
  figure(paper, paper.root, alt, () => picture.draw(x, top, w, h), [x, top, x + w, top + h]);
  paper.y = Math.max(paper.y, top + h + 4);
}

async function drawSpecifications(paper: Paper, { heading: title, columns, rows }: SpecTable): Promise<void> {
  const hasTest = rows.some(({ test }) => test);
  heading(paper, title);
  await table(
    paper,
    [
      { label: columns.property, share: 3 },
      { label: columns.value, share: 3.5 },
      ...(hasTest ? [{ label: columns.test, share: 4.5 }] : []),
    ],
    rows.map(({ label, value, test }) => [
      label,
      value,
      ...(hasTest ? [test === undefined ? undefined : { text: test }] : []),
    ]),
  );
}
