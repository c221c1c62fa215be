// Writes app/components/contact/company-profile.pdf from the site's own English texts, pictures and fonts.
// Run it again after any of them changes: node scripts/company-profile.mjs
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { loadFromApp } from './app-modules.mjs';

const require = createRequire(import.meta.url);
const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(storefront, 'app/components/contact/company-profile.pdf');

const [
  { company: named, printedContact },
  { destinations: ports, portOfLoading },
  texts,
  lines,
  { profile },
] = await loadFromApp(
  'content/company',
  'content/export-destinations',
  'content/en/index',
  'content/product-lines',
  'content/profile',
);
const { about, home } = texts;
const company = { ...named, ...texts.company };
const destinations = ports.map(({ name }) => ({ name, ...texts.destinations[name] }));

const COLOUR = {
  forest: '#1f4d36',
  deep: '#143625',
  ember: '#c2551f',
  cream: '#faf6ef',
  line: '#e5dccb',
  ink: '#1d1b16',
  soft: '#5c564a',
};
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const INNER = PAGE.width - 2 * MARGIN;

const doc = new PDFDocument({
  size: 'A4',
  margin: 0,
  autoFirstPage: false,
  lang: 'en',
  info: { Title: `${company.name}: ${profile.title}`, Author: company.name },
});

async function registerFonts() {
  const fontFile = (name) => readFile(require.resolve(`@fontsource-variable/${name}`));
  const letters =
    String.fromCodePoint(...Array.from({ length: 0xff - 0x1f }, (_, i) => 0x20 + i)) + '–—‘’“”•';
  const instance = (file, variationAxes) =>
    subsetFont(file, letters, { targetFormat: 'truetype', variationAxes });
  const fraunces = await fontFile('fraunces/files/fraunces-latin-full-normal.woff2');
  const jakarta = await fontFile('plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');
  doc.registerFont('heading', await instance(fraunces, { opsz: 96, SOFT: 80, WONK: 0, wght: 600 }));
  doc.registerFont('text', await instance(jakarta, { wght: 400 }));
  doc.registerFont('strong', await instance(jakarta, { wght: 650 }));
}

function picture(name, width, height) {
  return sharp(path.join(storefront, 'pictures', `${name}.jpg`))
    .resize({ width: Math.round(width * 2), height: Math.round(height * 2), position: 'right' })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}

/** Pictures in `clip` rounded corners; `box` is [x, y, width, height] in points. */
async function place(name, [x, y, width, height], radius = 8) {
  const image = await picture(name, width, height);
  doc.save().roundedRect(x, y, width, height, radius).clip().image(image, x, y, { width, height }).restore();
}

/** Draws the brand mark from its SVG paths: [colour, path] pairs in a 64-unit box. */
function mark(x, y, size, [bean, leaf, ember]) {
  const paths = {
    bean: 'M30.2 3C17.5 12 10 23.5 10 37c0 13.5 9 24 19.8 25 6-10.5-1.6-15.5-5.2-24.8C20.5 26.5 32.3 17.5 30.2 3z',
    leaf: 'M34 3.2C36.5 18 25 26 28.9 36.2c3.5 9.2 11.6 14.8 5.6 25.7C45.5 60.7 54 50.3 54 37c0-13.5-7.5-24.8-20-33.8z',
    ember: 'M54.5 47.2l6 3.45v6.9l-6 3.45-6-3.45v-6.9z',
  };
  doc
    .save()
    .translate(x, y)
    .scale(size / 64);
  doc.save().rotate(35, { origin: [32, 32] });
  doc.path(paths.bean).fill(bean).path(paths.leaf).fill(leaf).restore();
  doc.path(paths.ember).fill(ember).restore();
}

function text(font, size, colour, words, x, y, options = {}) {
  doc
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(words, x, y, { width: INNER, lineGap: size * 0.32, ...options });
  return doc.y;
}

function page(title) {
  doc.addPage();
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOUR.cream);
  mark(MARGIN, 40, 26, ['#4a2c1d', '#5b8c3e', '#d9642b']);
  text('strong', 9, COLOUR.soft, company.name, MARGIN + 36, 48);
  text('heading', 30, COLOUR.forest, title, MARGIN, 104);
  return doc.y + 18;
}

async function cover() {
  doc.addPage();
  doc.image(await picture('trade', PAGE.width, PAGE.height), 0, 0, {
    width: PAGE.width,
    height: PAGE.height,
  });
  const shade = doc.linearGradient(0, 0, 0, PAGE.height);
  shade.stop(0, '#14110d', 0.8).stop(0.45, '#14110d', 0.1).stop(1, '#14110d', 0.92);
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(shade);
  mark(MARGIN, 56, 48, ['#eadfca', '#8dbb6c', '#e98a55']);
  text('heading', 46, '#ffffff', company.name, MARGIN, 596);
  text('text', 17, '#f3ece0', profile.title, MARGIN, doc.y + 2);
  text('text', 11, '#eadfca', `${company.trade}\n${company.region}`, MARGIN, doc.y + 20);
}

async function whoWeAre() {
  let y = page(profile.about);
  await place('coffee', [MARGIN, y, INNER, 216]);
  y += 240;
  for (const paragraph of about.who.paragraphs) y = text('text', 11, COLOUR.ink, paragraph, MARGIN, y) + 8;
  y = text('heading', 18, COLOUR.forest, profile.missionTitle, MARGIN, y + 14) + 4;
  text('text', 11, COLOUR.ink, company.mission, MARGIN, y);
}

async function whatWeExport() {
  let y = page(profile.products);
  for (const { category, scene, summary, facts } of lines.productLines) {
    await place(scene, [MARGIN, y, 150, 188]);
    const x = MARGIN + 174;
    const width = INNER - 174;
    let inner = text('heading', 18, COLOUR.forest, category, x, y - 2, { width }) + 2;
    inner = text('text', 10, COLOUR.ink, summary, x, inner, { width }) + 8;
    for (const { label, value } of facts) {
      doc
        .moveTo(x, inner)
        .lineTo(x + width, inner)
        .lineWidth(0.6)
        .stroke(COLOUR.line);
      text('text', 8.5, COLOUR.soft, label, x, inner + 6, { width: 92 });
      inner = text('strong', 8.5, COLOUR.ink, value, x + 96, inner + 6, { width: width - 96 }) + 4;
    }
    y += 212;
  }
}

function qualityAndValues() {
  let y = page(profile.quality);
  for (const step of profile.qualitySteps) {
    doc.circle(MARGIN + 3, y + 6, 2.6).fill(COLOUR.ember);
    y = text('text', 11, COLOUR.ink, step, MARGIN + 18, y, { width: INNER - 18 }) + 7;
  }
  y += 18;
  const half = (INNER - 28) / 2;
  const cards = [...Object.values(home.valueCards), ...Object.values(about.commitments)];
  for (let index = 0; index < cards.length; index += 2) {
    const ends = cards.slice(index, index + 2).map(({ title, text: words }, column) => {
      const x = MARGIN + column * (half + 28);
      doc
        .moveTo(x, y)
        .lineTo(x + half, y)
        .lineWidth(1)
        .stroke(COLOUR.line);
      const under = text('heading', 14, COLOUR.forest, title, x, y + 10, { width: half }) + 2;
      return text('text', 9.5, COLOUR.soft, words, x, under, { width: half });
    });
    y = Math.max(...ends) + 14;
  }
}

async function whereWeShip() {
  let y = page(profile.destinations);
  const height = (INNER * 560) / 1200;
  const map = await sharp(path.join(storefront, 'app/components/about/export-map.svg'), { density: 160 })
    .flatten({ background: COLOUR.deep })
    .resize({ width: 1400 })
    .png({ palette: true })
    .toBuffer();
  doc
    .save()
    .roundedRect(MARGIN, y, INNER, height, 8)
    .clip()
    .image(map, MARGIN, y, { width: INNER })
    .restore();
  y = text('text', 10, COLOUR.soft, profile.loading(portOfLoading.name), MARGIN, y + height + 12) + 8;
  const third = INNER / 3;
  destinations.forEach(({ name, country, goods }, index) => {
    const x = MARGIN + (index % 3) * third;
    const top = y + Math.floor(index / 3) * 48;
    text('strong', 10, COLOUR.ink, `${index + 1}. ${name}, ${country}`, x, top, { width: third - 10 });
    text('text', 9, COLOUR.soft, goods, x, doc.y, { width: third - 10 });
  });
  y += Math.ceil(destinations.length / 3) * 48 + 22;
  y = text('heading', 18, COLOUR.forest, profile.contact, MARGIN, y) + 4;
  const ways = [
    company.name,
    company.region,
    `WhatsApp ${printedContact.whatsapp}`,
    printedContact.email,
    `Instagram ${company.instagramHandle}`,
  ];
  text('text', 11, COLOUR.ink, ways.join('\n'), MARGIN, y);
}

await registerFonts();
await cover();
await whoWeAre();
await whatWeExport();
qualityAndValues();
await whereWeShip();
doc.end();
await pipeline(doc, createWriteStream(target));
