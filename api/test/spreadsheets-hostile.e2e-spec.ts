import { zipSync } from 'fflate';
import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import { LARGEST_SHEET_BYTES } from '../src/spreadsheets/sheet-limits.js';
import { type Api, blob, startSignedIn } from './harness.js';
import { row, workbook } from './workbook.js';

const TITLES = 'ID;Nama;Kategori;Harga;Deskripsi';

describe('sheets that are made to harm', () => {
  let api: Api;
  let token: string;
  let lying: Buffer;
  beforeAll(async () => {
    // Takes seconds, which an idle connection to the API would not outlive.
    lying = Buffer.from(
      zipSync({ 'xl/worksheets/sheet1.xml': Buffer.alloc(50 * 1024 * 1024) }, { level: 9 }),
    );
    ({ api, token } = await startSignedIn('Rempah'));
  });

  const send = (file: Blob, apply: boolean) =>
    api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, { token, form: { file } });

  test.each([
    ['an empty file', Buffer.alloc(0), 415, 'Berkas kosong.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]),
      415,
      'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.',
    ],
    [
      'a renamed archive',
      Buffer.from(zipSync({ 'rahasia.txt': Buffer.from('x') })),
      415,
      'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.',
    ],
    [
      'half an archive',
      Buffer.from(zipSync({ 'xl/workbook.xml': Buffer.from('x'.repeat(1000)) })).subarray(0, 60),
      415,
      'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.',
    ],
    [
      'an archive that unpacks to far more',
      Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.alloc(41 * 1024 * 1024) }, { level: 9 })),
      413,
      'Isi berkas terlalu besar.',
    ],
    [
      'more than 10,000 rows',
      Buffer.from(`${TITLES}\n${';x;Kopi;1;\n'.repeat(10_001)}`),
      413,
      'Paling banyak 10.000 baris dalam satu berkas.',
    ],
    [
      'a row of many columns',
      Buffer.from(`${TITLES}\n${';'.repeat(256)}`),
      413,
      'Paling banyak 256 kolom dalam satu berkas.',
    ],
    ['nothing but 10 MB of line ends', Buffer.alloc(LARGEST_SHEET_BYTES, '\n'), 415, 'Berkas kosong.'],
    [
      'nothing but 10 MB of semicolons',
      Buffer.alloc(LARGEST_SHEET_BYTES, ';'),
      413,
      'Paling banyak 256 kolom dalam satu berkas.',
    ],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, 'Ukuran berkas paling besar 10 MB.'],
  ])('%s is refused', async (_, bytes, status, sentence) => {
    const answer = await send(blob(bytes), true);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(sentence);
  });

  test.each([
    ['cell ZZZZZZ9', '<row r="9"><c r="ZZZZZZ9"><v>1</v></c></row>'],
    ['cell ZZZZZZ9 in a spelling of its own', '<row r="9"><c r="&#90;ZZZZZ9"><v>1</v></c></row>'],
    ['column XFD', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ])('TRUST-15 a sheet that names %s is refused', async (_, rows) => {
    const { status, body } = await send(blob(workbook([{ rows }])), true);
    expect([status, body.message]).toEqual([413, 'Paling banyak 256 kolom dalam satu berkas.']);
  });

  test('TRUST-15 a cell far down is one row, and an empty one far to the right is none', async () => {
    const rows = `${row('Nama', 'Kategori', 'Harga')}<row r="2000000000"><c r="A2000000000" t="str"><v>Pala</v></c><c r="ZZZZZZ9"/></row>`;
    const { data } = (await send(blob(workbook([{ rows }])), false)).body;
    expect(data).toMatchObject({ rows: 1, problems: [{ line: 2_000_000_000 }, {}] });
  });

  test('TRUST-15 an archive of a thousand files is refused, and so is one that says less than it holds', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1001 }, (_, place) => [`${place}.xml`, Buffer.from('x')]),
    );
    const central = lying.indexOf('PK\u0001\u0002', 0, 'latin1');
    lying.writeUInt32LE(1000, central + 24);
    const refused = await send(blob(zipSync(many)), true);
    expect([refused.status, refused.body.message]).toEqual([413, 'Berkas terlalu besar atau terlalu rumit.']);
    expect((await send(blob(lying), true)).status).toBe(415);
  });

  test('TRUST-15 a few kilobytes that unfold into three million empty rows are none, and nobody waits for them meanwhile', async () => {
    let done = false;
    const refused = send(blob(workbook([{ rows: '<row/>'.repeat(3_000_000) }])), true).finally(
      () => (done = true),
    );
    // With a token: from the database, not from memory.
    expect((await api.get('/api/category', { token })).status).toBe(200);
    expect(done).toBe(false);
    const { status, body } = await refused;
    expect([status, body.message]).toEqual([415, 'Berkas kosong.']);
    const sheet = blob(Buffer.from(`${TITLES}\r\n;Pala;Rempah;1;`), 'text/csv');
    expect((await send(sheet, false)).body.data).toMatchObject({ created: 1 });
  }, 60_000);

  test('TRUST-15 a text that many cells share is no way around the limit', async () => {
    const rows = Array.from(
      { length: 50 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
    );
    const file = workbook([{ rows: rows.join('') }], {
      strings: `<si><t>${'a'.repeat(1024 * 1024)}</t></si>`,
    });
    expect(file.length).toBeLessThan(10_000);
    const { status, body } = await send(blob(file), true);
    expect([status, body.message]).toEqual([413, 'Isi berkas terlalu besar.']);
  });
});
