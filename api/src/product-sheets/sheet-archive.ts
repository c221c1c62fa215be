import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { type AsyncFlateStreamHandler, unzipSync, Zip, ZipDeflate, type ZipInputFile } from 'fflate';

/** Beside the thread that answers requests. */
const compress = promisify(deflateRaw);
/** As ZIP numbers it (APPNOTE, 4.4.5). */
const DEFLATE = 8;
const SHEET = 'xl/worksheets/sheet1.xml';
const END_OF_ROWS = '</sheetData>';

/** An XLSX file that rows are added to while it is written: what is in memory is one page of them. Each step gives the bytes it made. */
export class SheetArchive {
  private readonly made: Uint8Array[] = [];
  private readonly zip = new Zip((error, bytes) => {
    if (error) throw error;
    this.made.push(bytes);
  });
  private readonly sheet = new FileInParts(SHEET);
  private readonly others: [name: string, bytes: Uint8Array][];
  private readonly beforeRows: string;
  private readonly afterRows: string;

  /** @param book an XLSX file of one sheet, of which rows are in the first lines only */
  constructor(book: Buffer) {
    const { [SHEET]: sheet, ...others } = unzipSync(book);
    const xml = Buffer.from(sheet ?? []).toString();
    const end = xml.indexOf(END_OF_ROWS);
    if (end < 0) throw new Error(`${SHEET} has no ${END_OF_ROWS}`);
    this.others = Object.entries(others);
    this.beforeRows = xml.slice(0, end);
    this.afterRows = xml.slice(end);
  }

  async begin(): Promise<Uint8Array[]> {
    for (const [name, bytes] of this.others) {
      const file = new ZipDeflate(name);
      this.zip.add(file);
      file.push(bytes, true);
    }
    this.zip.add(this.sheet);
    return this.add(Buffer.from(this.beforeRows));
  }

  /** @param rows as XML */
  async add(rows: Buffer): Promise<Uint8Array[]> {
    await this.sheet.add(rows);
    return this.made.splice(0);
  }

  async end(): Promise<Uint8Array[]> {
    await this.sheet.add(Buffer.from(this.afterRows), true);
    this.zip.end();
    return this.made.splice(0);
  }
}

/** A file of an archive, each of whose parts is compressed by itself. */
class FileInParts implements ZipInputFile {
  readonly compression = DEFLATE;
  crc = 0;
  size = 0;
  ondata?: AsyncFlateStreamHandler;

  constructor(readonly filename: string) {}

  async add(part: Buffer, isLast = false): Promise<void> {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    const bytes = await compress(part, { finishFlush });
    this.crc = crc32(part, this.crc);
    this.size += part.length;
    this.ondata?.(null, bytes, isLast);
  }
}
