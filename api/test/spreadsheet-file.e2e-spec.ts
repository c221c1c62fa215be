import { strFromU8, unzipSync } from 'fflate';
import { readSheet, type SheetFormat, writeSheet } from '../src/spreadsheets/spreadsheet-file.js';

/** What matters to a spreadsheet program, and one letter. */
const PIECES = ['=', '-', "'", '"', ',', ';', '\n', '\t', ' ', 'x', '\uFF1D'];

function everyText(length: number): string[] {
  const shorter = length === 1 ? [''] : everyText(length - 1);
  return [...shorter, ...shorter.flatMap((text) => PIECES.map((piece) => piece + text))];
}

const TEXTS = [
  ...new Set([
    ...everyText(3),
    'a\n=1+1',
    'a\r=1+1',
    'a\u2028=1+1',
    'x,=1+1',
    'x\t@SUM(A1)',
    'x;+62',
    'x,"=1+1&""',
    "x,''=1",
    '\r=1',
    '-\n-\n-',
    '\uFF0B1',
    '\u00A0=1',
  ]),
].filter((text) => text !== '');
const column = (title: string) => ({ title, longest: 100, isText: true, tooLong: 'Terlalu panjang.' });
const SHEET = [['Nama', 'Deskripsi'], ...TEXTS.map((text, place) => [`x${place}`, text])];

/** What starts a formula in a file that a program separates by anything, taking no notice of quotation marks. */
function formulasIn(file: string): string[] {
  return file.split(/[,;\t\r\n\u2028]/).filter((cell) => /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell));
}

describe('a spreadsheet file', () => {
  test('TRUST-14 no part of a CSV file starts a formula, whatever was typed and however it is split', async () => {
    const file = await writeSheet(SHEET, 'csv');
    expect(formulasIn(file.toString())).toEqual([]);
  });

  test('TRUST-14 a CSV file opens right in Excel, and every line break of a text stands between quotation marks', async () => {
    const file = await writeSheet([['ID', 'Nama'], ['a\nb'], ['a\rb'], ['a\r\nb', '=1'], ['Crème']], 'csv');
    expect(file.toString()).toBe('\uFEFFID;Nama\r\n"a\nb"\r\n"a\rb"\r\n"a\r\nb";\'=1\r\nCrème\r\n');
  });

  test('TRUST-14 no cell of an XLSX file is a formula', async () => {
    const files = unzipSync(new Uint8Array(await writeSheet(SHEET, 'xlsx')));
    const sheets = Object.keys(files).filter((path) => path.startsWith('xl/worksheets/'));
    expect(sheets).not.toEqual([]);
    const cells = sheets.map((path) => strFromU8(files[path] ?? new Uint8Array())).join('');
    expect(cells.match(/<c /g)?.length).toBe(SHEET.length * 2);
    expect(cells).not.toMatch(/<f\b|t="str"/);
  });

  test.each<SheetFormat>(['csv', 'xlsx'])(
    'TRUST-14 every text comes back from %s as it was',
    async (format) => {
      const file = await writeSheet(SHEET, format);
      const { head, rows } = await readSheet(file, ['Nama', 'Deskripsi'].map(column));
      expect([head, ...rows].map(({ cells }) => cells)).toEqual(SHEET);
    },
  );

  test('what a formula has counted has the digits that the program shows of it', async () => {
    const counted = [45_000 * 1.1, 0.1 + 0.2, 123_456_789_012_345];
    expect(counted).not.toContain(49_500);
    const file = await writeSheet([['A', 'B', 'C'], counted], 'xlsx');
    const { rows } = await readSheet(file, ['A', 'B', 'C'].map(column));
    expect(rows[0]?.cells).toEqual([49_500, 0.3, 123_456_789_012_345]);
  });
});
