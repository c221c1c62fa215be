// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { decodeText } from './decode-text.js';
import { FilledRows, TOO_MUCH_UNPACKED } from './filled-rows.js';
import { refuseColumn, SheetRefusal, UNREADABLE } from './sheet-refusal.js';

/**
 * @import { RawCell, RawRow } from './filled-rows.js'
 * @typedef {Record<string, string>} Attributes
 * @typedef {{ strings: string[], dateStyles: boolean[], isFrom1904: boolean, isUncalculated: boolean }} Book
 */

const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
const MOST_ENTRIES = 1000;
const UNCALCULATED = 'Rumus belum dihitung; buka di Excel, simpan, lalu pilih lagi';
const NOT_READ = 'Sel ini tidak dapat dibaca. Buka berkasnya di Excel, simpan, lalu pilih lagi.';
const failed = (/** @type {string} */ error) =>
  `Rumus di sel ini gagal (${error}). Perbaiki di Excel, simpan, lalu pilih lagi.`;

const WORKBOOK = 'xl/workbook.xml';
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
/** Excel writes control characters so. */
const CONTROL = /_x(00[01][\da-f])_/gi;
/** Those of the standard, by their first and last number; the others have a code. */
const DATE_FORMATS = /** @type {const} */ ([
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]);
const NOT_IN_FORMAT = /"[^"]*"|\\.|[_*].|\[[^[\]]*\]/g;
const DATE_LETTER = /[dmyhs]/i;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The visible sheets, one after the other. Rows have their filled cells only, by place.
 * @param {Uint8Array} bytes
 */
export function* readXlsx(bytes) {
  const parts = unpack(bytes);
  const read = (/** @type {string} */ path) => {
    const part = parts.get(path.toLowerCase());
    if (!part) throw new SheetRefusal('UnsupportedMediaType', UNREADABLE);
    return decodeText(part).text;
  };
  const root = parts.has('_rels/.rels') ? readRelations(read('_rels/.rels'), '') : [];
  const path = root.find(({ type }) => type.endsWith('/officeDocument'))?.path ?? WORKBOOK;
  const { dir, base } = posix.parse(path);
  const relations = readRelations(read(`${dir}/_rels/${base}.rels`), dir);
  const related = (/** @type {string} */ type) => relations.find((each) => each.type.endsWith(type))?.path;
  const { sheets, ...book } = readWorkbook(read(path));
  const [strings, styles] = [related('/sharedStrings'), related('/styles')];
  const whole = {
    ...book,
    strings: strings === undefined ? [] : readStrings(read(strings)),
    dateStyles: styles === undefined ? [] : readDateStyles(read(styles)),
  };
  for (const { name, id } of sheets) {
    const target = relations.find((each) => each.id === id)?.path ?? '';
    yield { name, rows: readSheet(read(target), whole) };
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
  return new Map(
    Object.entries(files).map(([name, file]) => [name.replaceAll('\\', '/').toLowerCase(), file]),
  );
}

/**
 * Names come without their namespace. An element is closed with the text that stands in it, behind any inner element; `rPh` has
 * none, as it says how a text is pronounced.
 * @param {string} xml
 * @param {(name: string, attributes: () => Attributes) => void} open
 * @param {(name: string, text: string, stop: () => void) => void} [close]
 */
function readXml(xml, open, close) {
  const parser = new Parser();
  const local = (/** @type {string} */ name) => name.slice(name.indexOf(':') + 1);
  let text = '';
  let isPhonetic = false;
  parser.on('openTag', (name, attributes) => {
    text = '';
    if (local(name) === 'rPh') isPhonetic = true;
    open(local(name), () => {
      /** @type {Attributes} */
      const decoded = {};
      for (const [key, value] of Object.entries(attributes() || {}))
        decoded[local(key)] = decodeEntities(value);
      return decoded;
    });
  });
  parser.on('text', (more) => (text += decodeEntities(more)));
  parser.on('cdata', (more) => (text += more));
  parser.on('closeTag', (name) => {
    if (local(name) === 'rPh') isPhonetic = false;
    close?.(local(name), isPhonetic ? '' : text, () => parser.stop());
    text = '';
  });
  parser.parse(xml);
}

/** @param {string} text */
function decodeEntities(text) {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_, decimal, hex, name) =>
    name === undefined
      ? String.fromCodePoint(decimal === undefined ? parseInt(hex, 16) : Number(decimal))
      : (ENTITIES.get(name.toLowerCase()) ?? ''),
  );
}

/**
 * @param {string} xml
 * @param {string} folder
 */
function readRelations(xml, folder) {
  /** @type {{ id: string, type: string, path: string }[]} */
  const relations = [];
  readXml(xml, (name, attributes) => {
    if (name !== 'Relationship') return;
    const { Id: id = '', Type: type = '', Target: target = '' } = attributes();
    relations.push({ id, type, path: posix.resolve('/', folder, target.replaceAll('\\', '/')).slice(1) });
  });
  return relations;
}

/** @param {string} xml */
function readWorkbook(xml) {
  /** @type {{ name: string, id: string }[]} */
  const sheets = [];
  let [isFrom1904, isUncalculated] = [false, false];
  readXml(xml, (element, attributes) => {
    const { name = '', id = '', state = 'visible', ...more } = attributes();
    if (element === 'sheet' && state === 'visible') sheets.push({ name, id });
    if (element === 'workbookPr') isFrom1904 = isTrue(more.date1904);
    // Said by programs that write formulas without counting: what stands beside them is a placeholder.
    if (element === 'calcPr') isUncalculated = isTrue(more.fullCalcOnLoad);
  });
  return { sheets, isFrom1904, isUncalculated };
}

/** @param {string} xml */
function readStrings(xml) {
  /** @type {string[]} */
  const strings = [];
  let string = '';
  readXml(
    xml,
    () => undefined,
    (name, text) => {
      if (name === 't') string += text;
      if (name !== 'si') return;
      strings.push(decodeControls(string));
      string = '';
    },
  );
  return strings;
}

/** @param {string} text */
const decodeControls = (text) => text.replace(CONTROL, (_, code) => String.fromCharCode(parseInt(code, 16)));

/** @param {string} xml */
function readDateStyles(xml) {
  /** @type {Map<string, string>} */
  const formats = new Map();
  /** @type {boolean[]} */
  const styles = [];
  let isInCells = false;
  readXml(
    xml,
    (name, attributes) => {
      const { numFmtId = '0', formatCode = '' } = attributes();
      if (name === 'numFmt') formats.set(numFmtId, formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(isDate(Number(numFmtId), formats.get(numFmtId)));
    },
    (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  );
  return styles;
}

/**
 * @param {number} id
 * @param {string | undefined} code
 */
const isDate = (id, code) =>
  code === undefined
    ? DATE_FORMATS.some(([first, last]) => id >= first && id <= last)
    : DATE_LETTER.test(code.replace(NOT_IN_FORMAT, ''));

/**
 * @param {string} xml
 * @param {Book} book
 */
function readSheet(xml, book) {
  const filled = new FilledRows();
  /** @type {RawRow} */
  let row = { line: 0, cells: [] };
  let place = -1;
  let cell = { type: 'n', style: 0, value: '', text: '', isFormula: false };
  readXml(
    xml,
    (name, attributes) => {
      if (name === 'row') {
        const { r, hidden } = attributes();
        row = { line: Number(r) > 0 ? Number(r) : row.line + 1, isHidden: isTrue(hidden), cells: [] };
        place = -1;
      } else if (name === 'c') {
        const { r = '', s = '0', t = 'n' } = attributes();
        place = placeOf(r) ?? place + 1;
        cell = { type: t, style: Number(s), value: '', text: '', isFormula: false };
      } else if (name === 'f') cell.isFormula = true;
    },
    (name, text, stop) => {
      if (name === 't') cell.text += text;
      else if (name === 'v') cell.value = text;
      else if (name === 'c') {
        const value = toCell(cell, book);
        if (value === null) return;
        refuseColumn(place);
        row.cells[place] = value;
      } else if (name === 'row' && row.cells.length > 0) {
        filled.add({ ...row, cells: Array.from(row.cells, (each) => each ?? null) });
        if (filled.areTooMany) stop();
      }
    },
  );
  return filled.rows;
}

/** @param {string | undefined} value */
const isTrue = (value) => value === '1' || value === 'true';

/**
 * 'A1': 0, 'Z1': 25, 'AA1': 26
 * @param {string} reference
 */
function placeOf(reference) {
  const [letters = ''] = /^[A-Z]*/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column > 0 ? column - 1 : undefined;
}

/**
 * @param {{ type: string, style: number, value: string, text: string, isFormula: boolean }} cell
 * @param {Book} book
 * @returns {RawCell}
 */
function toCell(
  { type, style, value, text, isFormula },
  { strings, dateStyles, isFrom1904, isUncalculated },
) {
  if (isFormula && (isUncalculated || (value === '' && type !== 'str')))
    return { problem: UNCALCULATED, shown: null };
  if (type === 'inlineStr') return decodeControls(text || value) || null;
  if (value === '') return null;
  const number = Number(value);
  const string = type === 's' ? strings[number] : decodeControls(value);
  if (type === 's' || type === 'str')
    return string === undefined ? { problem: NOT_READ, shown: null } : string || null;
  if (type === 'b') return String(isTrue(value));
  if (type === 'e') return { problem: failed(value), shown: value };
  if (type === 'd') return { date: value.slice(0, 'yyyy-mm-dd'.length) };
  if (type !== 'n' || Number.isNaN(number)) return { problem: NOT_READ, shown: value };
  // A formula may give 49500.00000000001 where the program shows 49500.
  return dateStyles[style] ? { date: dayOf(number, isFrom1904) } : Number(number.toPrecision(15));
}

/**
 * A number formatted as a date may be later than any Date.
 * @param {number} days
 * @param {boolean} isFrom1904
 */
function dayOf(days, isFrom1904) {
  const date = new Date((isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + days * DAY);
  return Number.isNaN(date.getTime()) ? String(date) : date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
