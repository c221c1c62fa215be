// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { decode, Parser } from 'saxen';
import { decodeText } from './decode-text.js';
import {
  FAILED,
  FilledRows,
  refuseColumn,
  SheetRefusal,
  TOO_MUCH_UNPACKED,
  UNREADABLE,
} from './filled-rows.js';

/**
 * @import { RawCell, RawRow } from './filled-rows.js'
 * @typedef {Record<string, string | undefined>} Attributes
 * @typedef {{ strings: string[], dateStyles: boolean[], isFrom1904: boolean, isUncalculated: boolean }} Book
 * @typedef {{ type: string, style: number, value: string, text: string, isFormula: boolean }} XmlCell
 */

const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
const MOST_ENTRIES = 1000;

const UNCALCULATED = 'Rumus belum dihitung; buka di Excel, simpan, lalu pilih lagi';
const NOT_READ = 'Sel ini tidak dapat dibaca. Buka berkasnya di Excel, simpan, lalu pilih lagi.';

/** Dates and times of the standard; the other formats have a code. */
const DATE_FORMAT = /^(?:1[4-9]|2[0-27-9]|3[0-6]|4[5-7]|5[0-8])$/;
const NO_LETTERS_OF_FORMAT = /"[^"]*"|\\.|[_*].|\[[^[\]]*\]/g;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = 'yyyy-mm-dd'.length;

const isTrue = (/** @type {string | undefined} */ value) => value === '1' || value === 'true';
/** A control character in a text is written as '_x000D_'. */
const unescaped = (/** @type {string} */ text) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
/** saxen's own takes half of a character beyond U+FFFF. */
const decodeXml = (/** @type {string} */ text) =>
  decode(
    text.replace(/&#(x?[\da-f]+);/gi, (reference, digits) => {
      const code = Number(`0${digits}`);
      return code > 0xffff ? String.fromCodePoint(code) : reference;
    }),
  );
const localName = (/** @type {string} */ name) => name.slice(name.indexOf(':') + 1);

/**
 * The visible sheets, one after the other.
 * @param {Uint8Array} bytes
 */
export function* readXlsx(bytes) {
  const parts = unpack(bytes);
  const read = (/** @type {string} */ path) => {
    const part = parts.get(path.toLowerCase());
    if (!part) throw new SheetRefusal('UnsupportedMediaType', UNREADABLE);
    return decodeText(part).text;
  };
  const roots = parts.has('_rels/.rels') ? readRelations(read('_rels/.rels'), '/') : [];
  const main = roots.find(({ type }) => type.endsWith('/officeDocument'));
  const { dir, base } = posix.parse(main?.path ?? 'xl/workbook.xml');
  const relations = readRelations(read(`${dir}/_rels/${base}.rels`), `/${dir}`);
  const related = (/** @type {string} */ type) => {
    const path = relations.find((each) => each.type.endsWith(type))?.path ?? '';
    return parts.has(path.toLowerCase()) ? read(path) : undefined;
  };
  const { sheets, ...book } = readWorkbook(read(`${dir}/${base}`));
  const strings = readStrings(related('/sharedStrings'));
  const dateStyles = readDateStyles(related('/styles'));
  for (const { name, id } of sheets) {
    const xml = read(relations.find((each) => each.id === id)?.path ?? '');
    yield { name, rows: readSheet(xml, { ...book, strings, dateStyles }) };
  }
}

/**
 * A few bytes can hold gigabytes: the declared sizes are added up first, and no file gets more room than it declared.
 * @param {Uint8Array} bytes
 */
function unpack(bytes) {
  let size = 0;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      entries += 1;
      if (size > MOST_UNPACKED_BYTES) throw new SheetRefusal('TooLarge', TOO_MUCH_UNPACKED);
      if (entries > MOST_ENTRIES) throw new SheetRefusal('TooLarge');
      return /\.(?:xml|rels)$/i.test(name);
    },
  });
  // Programs write '\' and capitals where Excel takes them for '/' and small letters.
  const pathOf = (/** @type {string} */ name) => name.replaceAll('\\', '/').toLowerCase();
  return new Map(Object.entries(files).map(([name, file]) => [pathOf(name), file]));
}

/**
 * Names come without their prefix. An element is closed with the text behind the last tag in it; `rPh`, by which a text is
 * pronounced, has none.
 * @param {string} xml
 * @param {Record<string, (attributes: Attributes) => void>} open
 * @param {Record<string, (text: string) => void>} [close]
 */
function readXml(xml, open, close = {}) {
  let text = '';
  let isPhonetic = false;
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    text = '';
    isPhonetic ||= localName(name) === 'rPh';
    const handle = open[localName(name)];
    if (!handle) return;
    const entries = Object.entries(attributes() || {});
    handle(Object.fromEntries(entries.map(([key, value]) => [localName(key), decodeXml(value)])));
  });
  parser.on('text', (more) => (text += decodeXml(more)));
  parser.on('cdata', (more) => (text += more));
  parser.on('closeTag', (name) => {
    if (localName(name) === 'rPh') isPhonetic = false;
    close[localName(name)]?.(isPhonetic ? '' : text);
    text = '';
  });
  parser.parse(xml);
}

/** @type {(xml: string, folder: string) => { id: string, type: string, path: string }[]} */
function readRelations(xml, folder) {
  const relations = /** @type {{ id: string, type: string, path: string }[]} */ ([]);
  readXml(xml, {
    Relationship({ Id: id = '', Type: type = '', Target = '' }) {
      relations.push({ id, type, path: posix.resolve(folder, Target.replaceAll('\\', '/')).slice(1) });
    },
  });
  return relations;
}

/** @param {string} xml */
function readWorkbook(xml) {
  const sheets = /** @type {{ name: string, id: string }[]} */ ([]);
  let [isFrom1904, isUncalculated] = [false, false];
  readXml(xml, {
    sheet({ name = '', id = '', state = 'visible' }) {
      if (state === 'visible') sheets.push({ name, id });
    },
    workbookPr: ({ date1904 }) => (isFrom1904 = isTrue(date1904)),
    // Programs that write formulas without calculating them put a zero beside each, and say so here.
    calcPr: ({ fullCalcOnLoad }) => (isUncalculated = isTrue(fullCalcOnLoad)),
  });
  return { sheets, isFrom1904, isUncalculated };
}

function readStrings(xml = '<sst/>') {
  const strings = /** @type {string[]} */ ([]);
  readXml(
    xml,
    { si: () => strings.push('') },
    { t: (text) => strings.push(strings.pop() + unescaped(text)) },
  );
  return strings;
}

function readDateStyles(xml = '<styleSheet/>') {
  const codes = new Map();
  let isDate = /** @type {boolean[]} */ ([]);
  readXml(xml, {
    numFmt: ({ numFmtId, formatCode = '' }) => codes.set(numFmtId, formatCode),
    // Those before it are of styles that have names.
    cellXfs: () => (isDate = []),
    xf({ numFmtId = '0' }) {
      const letters = codes.get(numFmtId)?.replace(NO_LETTERS_OF_FORMAT, '');
      isDate.push(letters === undefined ? DATE_FORMAT.test(numFmtId) : /[dmyhs]/i.test(letters));
    },
  });
  return isDate;
}

/** @type {(xml: string, book: Book) => RawRow[]} */
function readSheet(xml, book) {
  const filled = new FilledRows();
  let row = /** @type {RawRow} */ ({ line: 0, cells: [] });
  let place = -1;
  let cell = /** @type {XmlCell} */ ({});
  readXml(
    xml,
    {
      row({ r, hidden }) {
        row = { line: Number(r) > 0 ? Number(r) : row.line + 1, isHidden: isTrue(hidden), cells: [] };
        place = -1;
      },
      c({ r, s, t = 'n' }) {
        place = placeOf(r) ?? place + 1;
        cell = { type: t, style: Number(s), value: '', text: '', isFormula: false };
      },
      f: () => (cell.isFormula = true),
    },
    {
      t: (text) => (cell.text += unescaped(text)),
      v: (text) => (cell.value = text),
      c() {
        const value = toCell(cell, book);
        if (value === null) return;
        refuseColumn(place);
        row.cells[place] = value;
      },
      row: () => filled.add(row),
    },
  );
  return filled.rows;
}

/** 'A1': 0, 'Z1': 25, 'AA1': 26 */
function placeOf(reference = '') {
  const [letters = ''] = /^[A-Z]*/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column > 0 ? column - 1 : undefined;
}

/** @type {(cell: XmlCell, book: Book) => RawCell} */
function toCell({ type, style, value, text, isFormula }, book) {
  if (isFormula && (book.isUncalculated || (value === '' && type !== 'str')))
    return { problem: UNCALCULATED, shown: null };
  if (type === 'inlineStr') return text || value || null;
  if (value === '') return null;
  const number = Number(value);
  if (type === 's' && number in book.strings) return book.strings[number] || null;
  if (type === 'str') return value;
  if (type === 'b') return String(isTrue(value));
  if (type === 'e') return { problem: FAILED, shown: value };
  if (type === 'd') return { shown: value.slice(0, DAY) };
  if (type !== 'n' || Number.isNaN(number)) return { problem: NOT_READ, shown: value };
  // A formula may give 49500.00000000001 where the program shows 49500.
  return book.dateStyles[style] ? { shown: dayOf(number, book.isFrom1904) } : Number(number.toPrecision(15));
}

/** @type {(days: number, isFrom1904: boolean) => string} */
function dayOf(days, isFrom1904) {
  const date = new Date((isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + days * DAY_MS);
  // A number formatted as a date may be later than any Date.
  return Number.isNaN(date.getTime()) ? String(date) : date.toISOString().slice(0, DAY);
}
