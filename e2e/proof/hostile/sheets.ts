import { type Zippable, zipSync } from 'fflate';
import { type HostileFile, MARK, noise } from './hostile-file';

const MEGABYTE = 1024 * 1024;
const TITLES = ['ID', 'Nama', 'Kategori', 'Harga', 'Deskripsi', 'Versi'];
const HEADER = `${TITLES.join(';')}\r\n`;
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const csv = (rows: string) => () => Buffer.from(HEADER + rows);

const cell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const TOP = `<row r="1">${TITLES.map((title, at) => cell(`${'ABCDEF'[at]}1`, title)).join('')}</row>`;
const sheet = (rows: string, doctype = '') =>
  `${XML}${doctype}<worksheet xmlns="${MAIN}"><sheetData>${TOP}${rows}</sheetData></worksheet>`;

const WORKBOOK = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const relations = (target: string) =>
  `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="${target}"/>` +
  `<Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;

function parts(first: string, more: Record<string, string | Uint8Array> = {}): Zippable {
  const texts = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relations('worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': first,
    ...more,
  };
  const bytes = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? Buffer.from(text) : text,
  ]);
  return Object.fromEntries(bytes) as Zippable;
}

const xlsx = (first: string, more?: Record<string, string | Uint8Array>) => () =>
  Buffer.from(zipSync(parts(first, more), { level: 9 }));
const row = (number: number | string, cells: string) => `<row r="${number}">${cells}</row>`;
const ROW = row(2, cell('B2', `Kopi ${MARK}`) + cell('C2', 'Coffee') + cell('D2', '5'));
const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`;
const OUTSIDE = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
const STRINGS = (inside: string, doctype = '') => ({
  'xl/sharedStrings.xml': `${XML}${doctype}<sst xmlns="${MAIN}">${inside}</sst>`,
});
const SHARED = row(2, '<c r="B2" t="s"><v>0</v></c>');

type Entry = [name: string, make: HostileFile['make'], more?: Partial<HostileFile>];
const kept = { expected: 'kept' } as const;
const refused = { expected: 'refused' } as const;
const onlyWhole = true;

const OTHER_KINDS: Entry[] = [
  ['empty', () => Buffer.alloc(0), refused],
  ['one zero', () => Buffer.alloc(1)],
  ['noise', () => noise(MEGABYTE), refused],
  ['PNG', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(2000)]), refused],
  ['PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['page', () => Buffer.from(`<table><tr><td>${MARK}</td></tr></table>`)],
  ['XLS of 1997', () => Buffer.concat([OLE, noise(20_000)]), refused],
  [
    'XLSX with a password',
    () => Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le'), noise(20_000)]),
    refused,
  ],
];

const CSV: Entry[] = [
  ['CSV, one line of 10 MB', () => Buffer.from(HEADER + 'a'.repeat(10 * MEGABYTE - 100))],
  ['CSV of 11 MB', () => Buffer.alloc(11 * MEGABYTE, 'a'), refused],
  ['CSV of 10,001 rows', csv(';Kopi;Coffee;5;;\r\n'.repeat(10_001)), refused],
  ['CSV of a million columns', () => Buffer.from(';'.repeat(1_000_000)), refused],
  ['CSV of five million line breaks', () => Buffer.alloc(5 * MEGABYTE, '\n'), { onlyWhole }],
  [
    'CSV with a quote that never ends',
    () => Buffer.from(`${HEADER};"${'a;\n'.repeat(MEGABYTE)}`),
    { onlyWhole },
  ],
  ['CSV of five million quotes', () => Buffer.alloc(5 * MEGABYTE, '"'), { onlyWhole }],
  ['CSV with NULs', csv(';Ko\0pi;Coffee;5;\0;\r\n'), refused],
  [
    'CSV, UTF-16 cut in a character',
    () =>
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(HEADER, 'utf16le'), Buffer.from('3dd8', 'hex')]),
  ],
  [
    'CSV, UTF-16 with an odd byte',
    () => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(HEADER, 'utf16le'), Buffer.from('a')]),
  ],
  [
    'CSV, UTF-16, the other way round',
    () => Buffer.concat([Buffer.from('feff', 'hex'), Buffer.from(HEADER, 'utf16le').swap16()]),
  ],
  [
    'CSV, UTF-8 cut in a character',
    () => Buffer.concat([Buffer.from(`${HEADER};Kopi `), Buffer.from('f09f', 'hex')]),
  ],
  ['CSV with formulas', csv(`;=1+1 ${MARK};Coffee;5;+1+1;\r\n;@SUM(A1);Coffee;5;-1;\r\n`), kept],
  ['CSV with DDE', csv(`;=cmd|'/c calc'!A0 ${MARK};Coffee;5;;\r\n`), kept],
  ['CSV with the names of prototypes', () => Buffer.from('__proto__;constructor;toString\r\na;b;c\r\n')],
  ['CSV with a column twice', () => Buffer.from('Nama;Nama;Kategori;Harga\r\nKopi;Teh;Coffee;5\r\n')],
  ['CSV with enormous numbers', csv('1e308;Kopi;Coffee;1e308;;1e308\r\n-1;Kopi;Coffee;-1;;-1\r\n'), refused],
  ['CSV with texts that run backwards', csv(`;\u202eKopi ${MARK};Coffee;5;;\r\n`)],
  [
    'CSV with 6,000 spaces in a unit',
    () => Buffer.from(`Nama;Kategori;Harga;Dijual per\r\nKopi;Coffee;5;kg${' '.repeat(6000)}x`),
  ],
  ['CSV with 150,000 spaces in a name', csv(`;Ko${' '.repeat(150_000)}pi;Coffee;5;;\r\n`)],
  ['CSV with a cell of 10 MB', csv(`;Kopi;Coffee;5;${'a b '.repeat(2.4 * MEGABYTE)};\r\n`), { onlyWhole }],
  [
    'CSV with a title of 9 MB',
    () => Buffer.from(`Nama;Kategori;${'Harga '.repeat(1.5 * MEGABYTE)}\r\nKopi;Coffee;5`),
    { onlyWhole },
  ],
  [
    'CSV of 10,000 rows',
    csv(Array.from({ length: 10_000 }, (_, at) => `;Kopi ${at};Coffee;5;Bubuk;\r\n`).join('')),
    { onlyWhole },
  ],
  [
    'CSV with lines that end in CR alone',
    () => Buffer.from(`Nama;Kategori;Harga\rKopi ${MARK};Coffee;5\r`),
    kept,
  ],
  [
    'CSV with a bad byte',
    () =>
      Buffer.concat([
        Buffer.from(`${HEADER};Kopi `),
        Buffer.from('96', 'hex'),
        Buffer.from(';Coffee;5;;\r\n'),
      ]),
    refused,
  ],
  [
    'CSV with 250 titles that are almost known',
    () =>
      Buffer.from(
        `Nama;${Array.from({ length: 250 }, (_, at) => `Muatan kemas ${at}`).join(';')}\r\nKopi\r\n`,
      ),
    refused,
  ],
  ['CSV with an id 5,000 times', csv('1;Kopi;Coffee;5;;\r\n'.repeat(5000)), { ...refused, onlyWhole }],
];

const ZIPS: Entry[] = [
  ['zip with nothing in it', () => Buffer.from(zipSync({})), refused],
  ['zip without a workbook', () => Buffer.from(zipSync({ 'a.txt': noise(99) })), refused],
  ['zip in a zip', () => Buffer.from(zipSync({ 'xl/workbook.xml': zipSync(parts(sheet(ROW))) })), refused],
  ['zip of 200 MB', xlsx(sheet(`${ROW}${' '.repeat(200 * MEGABYTE)}`)), { ...refused, onlyWhole }],
  [
    'zip of 200 MB that says 100 bytes',
    () => lyingSizes(xlsx(sheet(`${ROW}${' '.repeat(200 * MEGABYTE)}`))()),
    { onlyWhole },
  ],
  [
    'zip of 60,000 files',
    () => Buffer.from(zipSync({ ...parts(sheet(ROW)), ...manyFiles(60_000) })),
    { onlyWhole },
  ],
  [
    'zip with the same file twice',
    () => twice(xlsx(sheet(ROW), { 'xl/worksheets/sheet2.xml': sheet('') })()),
  ],
  [
    'zip with names that leave it',
    xlsx(sheet(ROW), { '../../../../tmp/etalase-escaped': MARK, '/tmp/etalase-escaped': MARK }),
  ],
  ['zip, cut in half', () => half(xlsx(sheet(ROW))()), refused],
  ['zip with a spoilt list', () => spoilt(xlsx(sheet(ROW))())],
  [
    'zip that leads outside',
    xlsx(sheet(ROW), { 'xl/_rels/workbook.xml.rels': relations('../../../../../etc/passwd') }),
    refused,
  ],
];

const CELLS: Entry[] = [
  ['XLSX, cell ZZZZZZ9', xlsx(sheet(row(9, cell('ZZZZZZ9', 'x')))), { ...refused, onlyWhole }],
  ['XLSX, cell XFD1048576', xlsx(sheet(row(1_048_576, cell('XFD1048576', 'x')))), { ...refused, onlyWhole }],
  [
    'XLSX, row 2,000,000,000',
    xlsx(sheet(row(2_000_000_000, cell('A2000000000', 'x')))),
    { ...refused, onlyWhole },
  ],
  [
    'XLSX, row -1 and no name',
    xlsx(sheet(row(-1, '<c r="-1"><v>1</v></c><c><v>2</v></c><c r=""><v>3</v></c>'))),
  ],
  ['XLSX, the row NaN', xlsx(sheet(row('NaN', cell('ANaN', 'x'))))],
  [
    'XLSX, size that it has not',
    xlsx(sheet(ROW).replace('<sheetData>', '<dimension ref="A1:ZZZZZZ999999999"/><sheetData>')),
  ],
  [
    'XLSX, 500,000 cells in a row',
    xlsx(sheet(row(2, '<c r="A2"><v>1</v></c>'.repeat(500_000)))),
    { onlyWhole },
  ],
  ['XLSX, a million empty rows', xlsx(sheet('<row/>'.repeat(1_000_000))), { onlyWhole }],
  ['XLSX that laughs', xlsx(sheet(row(2, cell('B2', '&a9;')), LAUGHS))],
  ['XLSX with an external entity', xlsx(sheet(row(2, cell('B2', '&e;')), OUTSIDE))],
  ['XLSX with an external entity in its texts', xlsx(sheet(SHARED), STRINGS('<si><t>&e;</t></si>', OUTSIDE))],
  [
    'XLSX with one text of 30 MB',
    xlsx(sheet(SHARED), STRINGS(`<si><t>${'a'.repeat(30 * MEGABYTE)}</t></si>`)),
    { onlyWhole },
  ],
  [
    'XLSX with a text 9,000 times',
    xlsx(
      sheet(
        Array.from({ length: 9000 }, (_, at) => row(at + 2, `<c r="E${at + 2}" t="s"><v>0</v></c>`)).join(''),
      ),
      STRINGS(`<si><t>${'a'.repeat(MEGABYTE)}</t></si>`),
    ),
    refused,
  ],
  [
    'XLSX with texts it lacks',
    xlsx(sheet(row(2, '<c r="B2" t="s"><v>99999</v></c><c r="C2" t="s"><v>-1</v></c>')), STRINGS('')),
  ],
  [
    'XLSX, 100,000 levels deep',
    xlsx(sheet(row(2, `${'<c>'.repeat(100_000)}${'</c>'.repeat(100_000)}`))),
    { onlyWhole },
  ],
  [
    'XLSX with 100,000 attributes',
    xlsx(sheet(`<row ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`)),
    { onlyWhole },
  ],
  ['XLSX with macros', xlsx(sheet(ROW), { 'xl/vbaProject.bin': noise(20_000) })],
  [
    'XLSX with links to another site',
    xlsx(sheet(ROW), { 'xl/externalLinks/externalLink1.xml': '<a href="http://127.0.0.1:1/"/>' }),
  ],
  [
    'XLSX with formulas',
    xlsx(
      sheet(
        row(
          2,
          '<c r="B2" t="str"><f>HYPERLINK("http://127.0.0.1:1")</f><v>=1+1</v></c>' +
            cell('C2', 'Coffee') +
            cell('D2', '5'),
        ),
      ),
    ),
  ],
  [
    'XLSX with a price that was never calculated',
    xlsx(sheet(row(2, cell('B2', 'Kopi') + cell('C2', 'Coffee') + '<c r="D2"><f>2+3</f></c>'))),
    refused,
  ],
  [
    'XLSX with a sheet that is hidden',
    xlsx(sheet(ROW), { 'xl/workbook.xml': WORKBOOK.replace('<sheet ', '<sheet state="hidden" ') }),
  ],
  [
    'XLSX with cells that have no addresses',
    xlsx(
      sheet(
        `<row><c/>${cell('', `Kopi ${MARK}`)}${cell('', 'Coffee')}${cell('', '5')}</row>`.replaceAll(
          ' r=""',
          '',
        ),
      ),
    ),
    kept,
  ],
  ['XLSX in half a language', xlsx(sheet(ROW).replace('UTF-8', 'UTF-16'))],
  ['XLSX that is no XML', xlsx('no XML')],
  ['XLSX that ends early', xlsx(sheet(ROW).slice(0, -40))],
];

export const SHEETS: HostileFile[] = [...OTHER_KINDS, ...CSV, ...ZIPS, ...CELLS].map(
  ([name, make, more]) => ({
    name,
    make,
    fileName: 'produk.xlsx',
    type: 'application/octet-stream',
    ...more,
  }),
);

/** Each file claims 100 bytes, both in its own header and in the list at the end. */
function lyingSizes(zip: Buffer): Buffer {
  for (const [mark, place] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const) {
    for (let at = zip.indexOf(mark, 0, 'latin1'); at >= 0; at = zip.indexOf(mark, at + 4, 'latin1')) {
      zip.writeUInt32LE(100, at + place);
    }
  }
  return zip;
}

function twice(zip: Buffer): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll('sheet2.xml', 'sheet1.xml'), 'latin1');
}

function half(zip: Buffer): Buffer {
  return zip.subarray(0, zip.length / 2);
}

function spoilt(zip: Buffer): Buffer {
  const list = zip.indexOf('PK\x01\x02', 0, 'latin1');
  zip.fill(0xff, list + 20, list + 40);
  return zip;
}

function manyFiles(count: number): Zippable {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/${at}`, new Uint8Array(0)]));
}
