import { setImmediate as otherRequests } from 'node:timers/promises';
import { company } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { paths } from '~/lib/site-paths';
import { factLines } from '~/lib/localized-text.server';
import { heading, link, mark, put, qrCode, table } from './blocks.server';
import { type CompanyProfile, type ProfileCategory, profileTitle } from './company-profile.server';
import cover from './cover.jpg?inline';
import { dataUrlBytes } from './data-url';
import {
  beginPaper,
  COLOUR,
  decorate,
  finishPaper,
  INNER,
  makeRoom,
  nextPage,
  PAGE,
  type Paper,
} from './paper.server';

const COVER = dataUrlBytes(cover);
const BODY = { font: 'text', size: 9.5 } as const;
const SOFT = { font: 'text', size: 9, colour: COLOUR.soft } as const;
const PRICED = { font: 'strong', size: 11 } as const;
const TITLE = { font: 'heading', size: 26, colour: COLOUR.forest } as const;
const QR_CODE = 84;

export async function drawProfile(profile: CompanyProfile): Promise<Buffer> {
  const { language, changed, day, categories } = profile;
  const texts = messagesIn(language);
  const paper = beginPaper(language, { title: profileTitle(language), author: company.name, changed });
  drawCover(paper, profile);
  await otherRequests();
  drawCompany(paper, language);
  await otherRequests();
  nextPage(paper);
  put(paper, 'H1', { text: texts.profile.products }, TITLE, 2);
  put(paper, 'P', { text: texts.profile.pricesOf(texts.trade.day(day)) }, PRICED, 4);
  for (const category of categories) await drawCategory(paper, language, category);
  if (profile.moreCategories > 0)
    drawMore(paper, texts.profile.moreCategories(profile.moreCategories), profile.address);
  await drawDestinations(paper, language);
  drawContact(paper, profile);
  await otherRequests();
  return finishPaper(paper, `${company.name} · ${env.PUBLIC_URL}`, 1);
}

function drawCover(paper: Paper, { language, contact }: CompanyProfile): void {
  const { doc } = paper;
  const texts = messagesIn(language);
  nextPage(paper);
  decorate(paper, () => {
    doc.image(COVER, 0, 0, { width: PAGE.width, height: PAGE.height });
    const shade = doc.linearGradient(0, 0, 0, PAGE.height);
    shade.stop(0, '#14110d', 0.8).stop(0.45, '#14110d', 0.1).stop(1, '#14110d', 0.92);
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(shade);
  });
  mark(paper, { x: PAGE.margin, y: 56, size: 48 }, ['#eadfca', '#8dbb6c', '#e98a55']);
  paper.y = 590;
  put(paper, 'H1', { text: company.name }, { font: 'heading', size: 44, colour: '#ffffff' }, 2);
  put(paper, 'P', { text: texts.profile.title }, { font: 'text', size: 17, colour: '#f3ece0' }, 14);
  for (const text of [{ text: texts.company.trade }, contact.address])
    put(paper, 'P', text, { font: 'text', size: 11, colour: '#eadfca' }, 2);
}

function drawCompany(paper: Paper, language: Language): void {
  const { about, company: facts, home, profile } = messagesIn(language);
  nextPage(paper);
  put(paper, 'H1', { text: profile.about }, TITLE, 10);
  for (const text of Object.values(about.who.paragraphs)) put(paper, 'P', { text }, BODY, 6);
  heading(paper, profile.mission);
  put(paper, 'P', { text: facts.mission }, BODY, 6);
  heading(paper, profile.quality);
  for (const text of Object.values(profile.qualitySteps)) put(paper, 'P', { text: `• ${text}` }, BODY, 3);
  for (const { title, text } of [...Object.values(home.valueCards), ...Object.values(about.commitments)]) {
    heading(paper, title, 30, 'H3');
    put(paper, 'P', { text }, { ...BODY, size: 9 }, 2);
  }
}

async function drawCategory(paper: Paper, language: Language, category: ProfileCategory): Promise<void> {
  const { profile, trade } = messagesIn(language);
  const { name, intro, facts, products, more, address } = category;
  heading(paper, name.text, 130, 'H2', name.lang);
  if (intro) put(paper, 'P', intro, BODY, 4);
  await otherRequests();
  const lines = facts ? factLines(facts) : [];
  const cells = lines.map(({ label, value }) => [label, value].map((text) => ({ text, lang: facts?.lang })));
  if (cells.length > 0) await table(paper, [{ share: 3 }, { share: 7 }], cells);
  paper.y += 6;
  if (products.length > 0) {
    const { columns } = profile;
    await table(
      paper,
      [
        { label: columns.name, share: 3 },
        { label: columns.price, share: 3 },
        { label: trade.exportPrice, share: 4 },
        { label: columns.order, share: 2 },
      ],
      products.map(({ name, specs, price: { text, unit, note }, exportPrice, order }) => [
        { ...name, text: [name.text, specs].filter(Boolean).join('\n') },
        { text: [[text, unit].filter(Boolean).join(' '), note?.text].filter(Boolean).join('\n') },
        ...[exportPrice, order].map((text) => (text === undefined ? undefined : { text })),
      ]),
    );
  }
  if (more > 0) drawMore(paper, profile.more(more), address);
}

function drawMore(paper: Paper, text: string, address: string): void {
  makeRoom(paper, 40);
  put(paper, 'P', { text }, SOFT, 0);
  paper.y = link(paper, address, { ...SOFT, y: paper.y }) + 4;
}

async function drawDestinations(paper: Paper, language: Language): Promise<void> {
  const { destinations, profile } = messagesIn(language);
  heading(paper, profile.destinations, 120);
  put(paper, 'P', { text: profile.loading(company.portOfLoading) }, BODY, 6);
  const columns = Object.values(profile.destinationColumns).map((label) => ({ label, share: 1 }));
  const rows = Object.entries(destinations).map(([name, { country, goods }]) =>
    [name, country, goods].map((text) => ({ text })),
  );
  await table(paper, columns, rows);
}

function drawContact(paper: Paper, { language, contact }: CompanyProfile): void {
  const { profile, sheet } = messagesIn(language);
  heading(paper, profile.contact, QR_CODE + 20);
  const top = paper.y;
  const address = env.PUBLIC_URL + pathIn(language, paths.home);
  const style = { ...BODY, width: INNER - QR_CODE - 20 };
  const lines = [contact.address, ...contact.hours, ...contact.ways.map((text) => ({ text }))];
  for (const text of [{ text: company.name }, ...lines]) put(paper, 'P', text, style, 1);
  paper.y = link(paper, address, { ...style, y: paper.y });
  const square = { x: PAGE.width - PAGE.margin - QR_CODE, y: top, size: QR_CODE };
  qrCode(paper, paper.root, address, sheet.qrCode(address), square);
}
