import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseBoolPipe,
  ParseEnumPipe,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope, ApiRefusals } from '../http/api-envelope.decorator.js';
import { FileUpload, Upload } from '../http/file-upload.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { InvalidFields } from '../http/refusals.js';
import { today } from '../http/today.js';
import { ProductExports } from './product-exports.service.js';
import { SheetReport, SheetRequest } from './product-sheet.dto.js';
import { ProductSheetsService } from './product-sheets.service.js';
import { LARGEST_SHEET_BYTES } from './sheet-rules.js';
import type { SheetFormat } from './spreadsheet.js';

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const TOO_LARGE = `Ukuran berkas paling besar ${LARGEST_SHEET_BYTES / 1024 / 1024} MB.`;
const FORMATS = { csv: 'csv', xlsx: 'xlsx' } as const;

const ApiFile = (types: readonly string[]) =>
  ApiOkResponse({
    description: 'The file.',
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });

@ApiTags('product-sheet')
@Controller('product-sheet')
export class ProductSheetsController {
  constructor(
    private readonly sheets: ProductSheetsService,
    private readonly exports: ProductExports,
  ) {}

  /**
   * Every product as a file: its fields, and a column `spec:{key}` for each key of the templates, as far as an import takes as
   * many; `spec:{key} (Inggris)` where it is a text. Units and availability are written in Indonesian words: karung; Siap kirim.
   * Values of specifications are written without their units: 12,5; 10–12,5; min. 10; maks. 12,5; ca. 11; an option's label; Ya
   * or Tidak.
   */
  @ApiOperation({ summary: 'Export all products' })
  @Get()
  @ApiQuery({ name: 'format', enum: FORMATS })
  @ApiFile(Object.values(TYPES))
  @ApiRefusals(400, 401, 429)
  async write(
    @Query('format', new ParseEnumPipe(FORMATS)) format: SheetFormat,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return asFile(await this.exports.write(format, caller), `produk-${today()}`, format);
  }

  /** The products that have a value of it, with ID, name, category and the column of the value: such a file is imported as it is. */
  @ApiOperation({ summary: 'Export the values of a field of specifications' })
  @Get('spec-field/:id')
  @ApiQuery({ name: 'format', enum: FORMATS })
  @ApiFile(Object.values(TYPES))
  @ApiRefusals(400, 401, 404, 429)
  async writeValues(
    @Param('id', IdPipe) id: number,
    @Query('format', new ParseEnumPipe(FORMATS)) format: SheetFormat,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return asFile(await this.exports.writeValues(id, format, caller), 'produk-spesifikasi', format);
  }

  /** The header of such a file, and one row as an example; an import refuses a file that still has it. */
  @ApiOperation({ summary: 'Download a sheet to fill in' })
  @Get('template')
  @ApiQuery({ name: 'format', enum: FORMATS })
  @ApiFile(Object.values(TYPES))
  @ApiRefusals(400, 401)
  async template(@Query('format', new ParseEnumPipe(FORMATS)) format: SheetFormat): Promise<StreamableFile> {
    return asFile(await this.exports.template(format), 'templat-produk', format);
  }

  /** Every problem of a file with its value, or else every field that it would change, before and after. Nothing is stored. */
  @ApiOperation({ summary: 'Explain a product sheet' })
  @Post('explanation')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SheetRequest })
  @FileUpload({ field: 'file', mostBytes: LARGEST_SHEET_BYTES, tooLarge: TOO_LARGE })
  @ApiFile([TYPES.csv])
  @ApiRefusals(401, 413, 415, 422, 429)
  async explain(
    @Body() wishes: SheetRequest,
    @UploadedFile() file: Upload | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return asFile(await this.sheets.explain(bytesOf(file), wishes, caller), 'periksa-impor', 'csv');
  }

  /**
   * A file of that form, with its titles in one of the first five rows; what is above them is left out. A row with an id
   * changes that product, unless that is newer than the row's version; one without adds one. A column that is not there leaves its field as it is, an empty cell clears it, but for that of a category, or of a price, which 'Atas permintaan' takes away; name and
   * category may be missing beside an id, or beside the name of a product with `match_names`. Units and availability are taken by code or by the Indonesian word, weights in kg or ton with that written
   * behind them, a per cent cell of a workbook as it is shown. Of a row with another category, values that go with the old one
   * are dropped where the new one has no place for them. A specification with another value
   * loses method, laboratory and date of its test, which belong to the earlier one. Without `apply` nothing is stored,
   * and the answer lists every row's problems; with it, all is stored or nothing. With the key and
   * the file of an import that is stored already nothing is written, and the answer has its counts again, without details.
   */
  @ApiOperation({ summary: 'Check or import a product sheet' })
  @Post()
  @HttpCode(200)
  @ApiQuery({ name: 'apply', type: Boolean })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SheetRequest })
  @FileUpload({ field: 'file', mostBytes: LARGEST_SHEET_BYTES, tooLarge: TOO_LARGE })
  @ApiIdempotencyKey('of the same file nothing is then stored again')
  @ApiEnvelope(SheetReport, { refuses: [400, 401, 413, 415, 422, 429] })
  read(
    @Query('apply', ParseBoolPipe) apply: boolean,
    @Body() wishes: SheetRequest,
    @UploadedFile() file: Upload | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SheetReport> {
    return this.sheets.read(bytesOf(file), apply, wishes, caller, key);
  }
}

/** @throws InvalidFields */
function bytesOf(file: Upload | undefined): Buffer {
  if (!file) throw new InvalidFields({ file: 'Pilih berkas XLSX atau CSV.' });
  return file.buffer;
}

function asFile(sheet: Buffer | Readable, name: string, format: SheetFormat): StreamableFile {
  const options = { type: TYPES[format], disposition: `attachment; filename="${name}.${format}"` };
  return sheet instanceof Readable ? new StreamableFile(sheet, options) : new StreamableFile(sheet, options);
}
