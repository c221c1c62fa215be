import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import { type Api, blob, type Row, startSignedIn } from './harness.js';
import { row, workbook } from './workbook.js';

const TITLES = ['Nama', 'Kategori', 'Harga', 'Deskripsi'];
const HEADER = row(...TITLES);
const KOPI = row('Kopi', 'Rempah', 5000, 'asli');
const BECAME_DATE =
  'Teks di sel ini menjadi tanggal. Ubah format selnya menjadi Teks, ketik lagi, lalu pilih lagi berkasnya.';
const DAMAGED = 'Ada huruf yang rusak di sel ini. Simpan sebagai CSV UTF-8, lalu pilih lagi.';
const UNCALCULATED = 'Rumus belum dihitung; buka di Excel, simpan, lalu pilih lagi';

describe('how a product sheet is read', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));

  const send = (bytes: Buffer<ArrayBuffer>, apply = false, options: Record<string, string> = {}) =>
    api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, {
      token,
      form: { file: blob(bytes), details: 'true', ...options },
    });
  const ask = async (bytes: Buffer<ArrayBuffer>) => (await send(bytes)).body.data;
  const problemsOf = async (bytes: Buffer<ArrayBuffer>) =>
    (await ask(bytes)).problems.map(({ line, column, message }) => [line, column, message]);
  /** What each row says, by the titles of the columns. */
  const rowsOf = async (bytes: Buffer<ArrayBuffer>) => {
    const { problems, details } = await ask(bytes);
    expect(problems).toEqual([]);
    return details?.changes.map(({ line, fields }) => [line, ...fields.map(({ to }) => to)]);
  };
  const asli = (line: number) => [line, 'Kopi', 'Rempah', 5000, 'asli'];
  const xlsx = (...rows: string[]) => workbook([{ rows: rows.join('') }]);

  test.each([
    ['a title with CRLF and rows with LF', '\r\n', '\n', '\n'],
    ['lone CRs', '\r', '\r', '\r'],
    ['each end once', '\n', '\r', '\r\n'],
  ])('a CSV file may end its lines with %s', async (_, ...ends) => {
    const [first, second, third] = ends;
    const text = `${TITLES.join(';')}${first}"Kopi";Rempah;5000;asli${second};;;${third}Kopi;Rempah;5000;"asli"`;
    expect(await rowsOf(Buffer.from(text))).toEqual([asli(2), asli(4)]);
  });

  test.each([',', ';', '\t', '|'])(
    'a CSV file may separate by %j, whatever its heading has',
    async (mark) => {
      const heading = 'Daftar harga; Jl. Contoh 1, Salatiga, Jawa Tengah | 2026\t';
      const lines = [heading, '', TITLES.join(mark), ['Kopi', 'Rempah', '5000', 'asli'].join(mark)];
      expect(await rowsOf(Buffer.from(lines.join('\r\n')))).toEqual([asli(4)]);
    },
  );

  test('the titles stand in any of the first ten lines, and not below them', async () => {
    const at = (line: number) =>
      Buffer.from(`${'Nama toko\n'.repeat(line - 1)}${TITLES.join(';')}\nKopi;Rempah;5000;asli`);
    expect(await rowsOf(at(10))).toEqual([asli(11)]);
    expect((await ask(at(11))).problems).toMatchObject([{ line: 1, column: null }]);
    expect(await rowsOf(xlsx(row('DAFTAR HARGA'), '<row/>', HEADER, KOPI))).toEqual([asli(4)]);
  });

  test('a byte that is no UTF-8 is a problem of its cell, and the rest is read as UTF-8', async () => {
    const cut = Buffer.concat([
      Buffer.from(`${TITLES.join(';')};Kode\nKopi – Toraja;Rempah;1;25 × 25\nPala;Rempah;1;25 `),
      Buffer.from([0xc3]),
      Buffer.from(';'),
      Buffer.from([0xe9]),
    ]);
    const { problems } = await ask(cut);
    expect(problems).toMatchObject([{ line: 3, column: 'Deskripsi', message: DAMAGED, value: '25 \uFFFD' }]);
    const ansi = Buffer.from('Nama;Kategori;Harga\r\nCrème;Rempah;1\r\n', 'latin1');
    expect(await problemsOf(ansi)).toEqual([[2, 'Nama', DAMAGED]]);
    expect((await send(ansi, true)).status).toBe(422);
  });

  test.each([
    ['LE', '\uFEFF'],
    ['LE', ''],
    ['BE', '\uFEFF'],
    ['BE', ''],
  ])('UTF-16 %s with the mark %j is read', async (order, mark) => {
    const bytes = Buffer.from(
      `${mark}${TITLES.join('\t')}\r\nKopi\tRempah\t5000\t焦糖 – ${'a'.repeat(600)}`,
      'utf16le',
    );
    if (order === 'BE') bytes.swap16();
    expect(await rowsOf(bytes)).toEqual([[2, 'Kopi', 'Rempah', 5000, `焦糖 – ${'a'.repeat(600)}`]]);
  });

  test('a quotation mark that is not closed swallows no rows', async () => {
    const message = 'Ada tanda kutip yang dibuka dan tidak ditutup.';
    const lines = ['Deskripsi;Nama;Kategori;Harga', '"asli;Pala;Rempah;1', '"enak";Kopi;Rempah;5000'];
    const problems = await problemsOf(Buffer.from(lines.join('\n')));
    expect(problems).toContainEqual([2, 'Deskripsi', message]);
    const open = await send(Buffer.from('Nama;Kategori;Harga\n"Pala;Rempah;1'));
    expect(open).toMatchObject({ status: 415, body: { message } });
    const inch = Buffer.from(`${TITLES.join(';')}\nKopi;Rempah;5000;pipa 5" x 3"`);
    expect(await rowsOf(inch)).toEqual([[2, 'Kopi', 'Rempah', 5000, 'pipa 5" x 3"']]);
  });

  test('of the sheets the first visible one with known titles is read, and named', async () => {
    const old = HEADER + row('Kopi Lama', 'Rempah', 1);
    const file = workbook([
      { name: '2025', state: 'hidden', rows: old },
      { name: '2024', state: 'veryHidden', rows: old },
      { name: 'Petunjuk', rows: row('Isi lembar berikut.') },
      { name: '2026 &amp; 2027', rows: HEADER + KOPI },
      { name: 'Lain', rows: old },
    ]);
    expect(await rowsOf(file)).toEqual([asli(2)]);
    expect((await ask(file)).sheet).toBe('2026 & 2027');
    expect(await ask(Buffer.from('Nama;Kategori;Harga\nKopi;Rempah;1'))).not.toHaveProperty('sheet');
  });

  test.each([
    ['without a value', '<c><f>ROUND(1.1,0)</f></c>', UNCALCULATED],
    ['with an empty value', '<c><f>ROUND(1.1,0)</f><v></v></c>', UNCALCULATED],
    [
      'that has failed',
      '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      'Rumus di sel ini gagal. Perbaiki di Excel, simpan, lalu pilih lagi.',
    ],
    [
      'with a text that is not there',
      '<c t="s"><v>9</v></c>',
      'Sel ini tidak dapat dibaca. Buka berkasnya di Excel, simpan, lalu pilih lagi.',
    ],
    [
      'with a number that is none',
      '<c><v>1,5</v></c>',
      'Sel ini tidak dapat dibaca. Buka berkasnya di Excel, simpan, lalu pilih lagi.',
    ],
  ])('HAND-11 a cell %s is a problem, and empties nothing', async (_, cell, message) => {
    const json = { name: 'Pala', price: 7, category_id: 1, description: 'utuh' };
    const { id } = (await api.post<Row>('/api/product', { token, json })).body.data;
    const file = xlsx(row('ID', 'Harga', 'Deskripsi'), row(Number(id), cell, cell));
    expect(await problemsOf(file)).toEqual([
      [2, 'Harga', message],
      [2, 'Deskripsi', message],
    ]);
    expect((await send(file, true)).status).toBe(422);
    expect((await api.get<Row>(`/api/product/${String(id)}`)).body.data).toMatchObject(json);
  });

  test('a formula is read by its value, but not in a book that says that nothing was calculated', async () => {
    const rows =
      HEADER +
      row('Kopi', 'Rempah', '<c><f>5*1000</f><v>5000</v></c>', '<c t="str"><f>A1</f><v>asli</v></c>');
    expect(await rowsOf(workbook([{ rows }]))).toEqual([asli(2)]);
    const empty = row(2024, 'Rempah', 5000, '<c t="str"><f>""</f><v></v></c>');
    expect(await rowsOf(xlsx(HEADER, empty))).toEqual([[2, '2024', 'Rempah', 5000]]);
    expect(await problemsOf(workbook([{ rows }], { after: '<calcPr fullCalcOnLoad="1"/>' }))).toEqual([
      [2, 'Harga', UNCALCULATED],
      [2, 'Deskripsi', UNCALCULATED],
    ]);
  });

  test('a text that a program has made a date of is a problem in every text column, and a date is none in a column of dates', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="d\\-mmm"/><numFmt numFmtId="165" formatCode="&quot;Rp hari&quot; #,##0\\ [$-421]"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>';
    const day = (style: number) => `<c s="${style}"><v>46115</v></c>`;
    const titles = row('Nama', 'Kategori', 'Harga', 'Kemasan', 'Sebutan (Inggris)', 'Berlaku sampai');
    const cells = row(day(1), 'Rempah', day(3), day(2), '<c t="d"><v>2026-04-03T00:00:00</v></c>', day(2));
    const file = workbook([{ rows: titles + cells }], { styles });
    expect(await problemsOf(file)).toEqual(
      ['Nama', 'Sebutan (Inggris)', 'Kemasan'].map((title) => [2, title, BECAME_DATE]),
    );
    expect((await ask(file)).problems[0]).toMatchObject({ value: '2026-04-03' });
    const late = HEADER + row('Kopi', 'Rempah', '<c s="2"><v>1250000000</v></c>');
    expect(await problemsOf(workbook([{ rows: late }], { styles }))).toEqual([
      [2, 'Harga', 'Harga harus berupa angka, paling banyak dua desimal.'],
    ]);
    const right = row('Kopi', 'Rempah', day(3), '3/4', '8-16', day(2));
    expect(await rowsOf(workbook([{ rows: titles + right }], { styles }))).toEqual([
      [2, 'Kopi', 'Rempah', 46_115, '8-16', '2026-04-03', '3/4'],
    ]);
    const old = workbook([{ rows: titles + right }], { styles, before: '<workbookPr date1904="1"/>' });
    expect(await rowsOf(old)).toEqual([[2, 'Kopi', 'Rempah', 46_115, '8-16', '2030-04-04', '3/4']]);
  });

  test.each(['03-Apr', '16-Agu', 'Apr-26', '3-Mei-2026', '3/4/2026', '2026-04-03'])(
    'in CSV %s is a text that became a date',
    async (text) => {
      const lines = ['Nama;Kategori;Harga;Berlaku sampai;Kemasan', `${text};Rempah;1;2026-04-03;${text}`];
      expect(await problemsOf(Buffer.from(lines.join('\n')))).toEqual([
        [2, 'Nama', BECAME_DATE],
        [2, 'Kemasan', BECAME_DATE],
      ]);
    },
  );

  test('cells and rows without addresses are counted in order, from one that has its own', async () => {
    const rows = `${HEADER}${KOPI}<row r="7"><c r="B7" t="str"><v>Rempah</v></c><c><v>5000</v></c><c t="str"><v>asli</v></c><c r="A7" t="str"><v>Kopi</v></c></row>${KOPI}`;
    expect(await rowsOf(xlsx(rows))).toEqual([asli(2), asli(7), asli(8)]);
  });

  test('texts may be CDATA, of several pieces, under a prefix, and with any character', async () => {
    const strings =
      '<x:si><x:r><x:t>Ko</x:t></x:r><x:r><x:t>pi</x:t></x:r><x:rPh><x:t>kohi</x:t></x:rPh></x:si><si><t><![CDATA[<Baik> & ]]>😀&#10;&#x41;&#128512;&#x1F600;&amp;#65;</t></si>';
    const rows = `${HEADER}<x:row><x:c t="s"><x:v>0</x:v></x:c>${row('Rempah', 5000).slice(5, -6)}<x:c t="s"><x:v>1</x:v></x:c></x:row>`;
    expect(await rowsOf(workbook([{ rows }], { strings }))).toEqual([
      [2, 'Kopi', 'Rempah', 5000, '<Baik> & 😀\nA😀😀&#65;'],
    ]);
  });

  test('the names in the archive may have backslashes and capitals', async () => {
    const rename = (path: string) => path.replaceAll('/', '\\').replace('sheet1', 'Sheet1');
    const file = workbook([{ rows: HEADER + KOPI }], { rename });
    expect(await rowsOf(file)).toEqual([asli(2)]);
  });

  test('the workbook is where the archive says, and escaped control characters are read', async () => {
    const rename = (path: string) =>
      path
        .replace('xl/workbook.xml', 'xl/workbook2.xml')
        .replace('xl/_rels/workbook.xml', 'xl/_rels/workbook2.xml');
    const root =
      '<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="/xl/workbook2.xml"/></Relationships>';
    const rows = HEADER + row('Kopi', 'Rempah', 5000, 'satu_x000D_\ndua');
    const file = workbook([{ rows }], { rename, files: { '_rels/.rels': root } });
    expect(await rowsOf(file)).toEqual([[2, 'Kopi', 'Rempah', 5000, 'satu\ndua']]);
  });

  test('TRUST-15 of a sheet full of problems ten thousand are told', async () => {
    const lines = Array.from({ length: 6000 }, (_, at) => `Kopi ${at};Rempahan;mahal;asli`);
    const problems = await problemsOf(Buffer.from([TITLES.join(';'), ...lines].join('\n')));
    expect(problems).toHaveLength(10_000);
    expect(problems[0]?.[0]).toBe(2);
  });

  test('a failed formula in a CSV file is a problem of its cell', async () => {
    const file = Buffer.from(`${TITLES.join(';')}\nKopi;Rempah;5000;#N/A`);
    expect(await problemsOf(file)).toEqual([
      [2, 'Deskripsi', 'Rumus di sel ini gagal. Perbaiki di Excel, simpan, lalu pilih lagi.'],
    ]);
  });

  test('merged titles and their empty neighbours are no problem, and hidden rows are read and counted', async () => {
    const title = '<row><c t="str"><v>DAFTAR HARGA</v></c><c/><c/><c/></row>';
    const hidden = KOPI.replace('<row>', '<row hidden="1">');
    const wide = HEADER.replace('</row>', '<c/><c t="inlineStr"><is><t> </t></is></c></row>');
    const file = xlsx(title, wide, KOPI, hidden, '<row hidden="1"/>');
    expect(await rowsOf(file)).toEqual([asli(3), asli(4)]);
    expect((await ask(file)).details).toMatchObject({ hidden_rows: 1 });
  });

  test('TRUST-15 no cell comes out longer than its field, and what was said of it is short', async () => {
    const spaces = ' '.repeat(150_000);
    const lines = [
      `${TITLES.join(';')};Dijual per;Kode`,
      `Kopi${spaces};Rempah;5000;${spaces}asli${spaces};kg${spaces};${spaces}x`,
      `${'é'.repeat(151)};Rempah;${'0'.repeat(400)};${'a\n'.repeat(3000)};kg;`.replaceAll('\n', ' '),
    ];
    const { problems } = await ask(Buffer.from(lines.join('\r\n')));
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 'Nama', 'Nama paling panjang 150 karakter.'],
      [3, 'Harga', 'Harga paling panjang 300 karakter.'],
      [3, 'Deskripsi', 'Deskripsi paling panjang 5.000 karakter.'],
    ]);
    for (const { value } of problems) expect(value?.length).toBeLessThanOrEqual(300);
    expect(await rowsOf(Buffer.from(lines.slice(0, 2).join('\r\n')))).toEqual([
      [2, 'Kopi', 'Rempah', 5000, 'asli', 'kg'],
    ]);
  });

  test('the file that was checked is the one that is applied', async () => {
    const file = (price: number) => Buffer.from(`Nama;Kategori;Harga\nKopi Sidik;Rempah;${price}`);
    const { details } = await ask(file(1));
    expect(details).not.toHaveProperty('history_id');
    const digest = details?.digest ?? '';
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const changed = await send(file(2), true, { digest });
    expect([changed.status, changed.body.message]).toEqual([
      409,
      'Berkas ini berubah sejak diperiksa. Pilih lagi berkasnya.',
    ]);
    const named = async () => (await api.get<Row[]>('/api/product?filter={"q":"Kopi Sidik"}')).body.data;
    expect(await named()).toEqual([]);
    expect((await send(file(1), true, { digest })).body.data).toMatchObject({ created: 1, applied: true });
    expect(await named()).toMatchObject([{ price: 1 }]);
  });
});
