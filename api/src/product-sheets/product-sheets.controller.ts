import { Readable } from 'node:stream';
import {
  Controller,
  Get,
  HttpCode,
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
import { InvalidFields } from '../http/refusals.js';
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

@ApiTags('product-sheet')
@Controller('product-sheet')
export class ProductSheetsController {
  constructor(private readonly sheets: ProductSheetsService) {}

  /** Every product as a file: id, name, category, price in rupiah, description, version. */
  @ApiOperation({ summary: 'Export all products' })
  @Get()
  @ApiQuery({ name: 'format', enum: FORMATS })
  @ApiOkResponse({
    description: 'The file.',
    content: Object.fromEntries(
      Object.values(TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  })
  @ApiRefusals(400, 401, 429)
  async write(
    @Query('format', new ParseEnumPipe(FORMATS)) format: SheetFormat,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const day = new Date().toISOString().slice(0, 10);
    const sheet = await this.sheets.write(format, caller);
    const options = {
      type: TYPES[format],
      disposition: `attachment; filename="produk-${day}.${format}"`,
    };
    return sheet instanceof Readable
      ? new StreamableFile(sheet, options)
      : new StreamableFile(sheet, options);
  }

  /**
   * A file of that form: a row with an id changes that product, unless that is newer than the row's version; one without
   * adds one. Without `apply` nothing is stored,
   * and the answer lists every row's problems; with it, all is stored or nothing.
   */
  @ApiOperation({ summary: 'Check or import a product sheet' })
  @Post()
  @HttpCode(200)
  @ApiQuery({ name: 'apply', type: Boolean })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SheetRequest })
  @FileUpload({ field: 'file', mostBytes: LARGEST_SHEET_BYTES, tooLarge: TOO_LARGE })
  @ApiEnvelope(SheetReport, { refuses: [400, 401, 413, 415, 422, 429] })
  read(
    @Query('apply', ParseBoolPipe) apply: boolean,
    @UploadedFile() file: Upload | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<SheetReport> {
    if (!file) throw new InvalidFields({ file: 'Pilih berkas XLSX atau CSV.' });
    return this.sheets.read(file.buffer, apply, caller);
  }
}
