import {
  Body,
  Controller,
  Get,
  ParseBoolPipe,
  ParseEnumPipe,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiFile, ApiRefusals, Envelope } from '../http/envelope.decorator.js';
import { FileUpload, Upload } from '../http/file-upload.decorator.js';
import { today } from '../http/today.js';
import { LARGEST_SHEET_BYTES } from './sheet-limits.js';
import { SheetReport, SheetRequest } from './spreadsheet.dto.js';
import { SpreadsheetExport } from './spreadsheet-export.service.js';
import type { SheetFormat } from './spreadsheet-file.js';
import { SpreadsheetImport } from './spreadsheet-import.service.js';

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const TOO_LARGE = `Ukuran berkas paling besar ${LARGEST_SHEET_BYTES / 1024 / 1024} MB.`;
const FORMATS = { csv: 'csv', xlsx: 'xlsx' } as const;

@ApiTags('product-sheet')
@Controller('product-sheet')
export class SpreadsheetsController {
  constructor(
    private readonly imports: SpreadsheetImport,
    private readonly exports: SpreadsheetExport,
  ) {}

  @ApiOperation({ summary: 'Export all products' })
  @Get()
  @ApiQuery({ name: 'format', enum: FORMATS })
  @ApiFile(...Object.values(TYPES))
  @ApiRefusals(400, 429)
  async write(
    @Query('format', new ParseEnumPipe(FORMATS)) format: SheetFormat,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<StreamableFile> {
    return asFile(await this.exports.write(format, caller), `produk-${today()}`, format);
  }

  @ApiOperation({ summary: 'Download a sheet to fill in' })
  @Get('template')
  @ApiQuery({ name: 'format', enum: FORMATS })
  @ApiFile(...Object.values(TYPES))
  @ApiRefusals(400)
  async template(@Query('format', new ParseEnumPipe(FORMATS)) format: SheetFormat): Promise<StreamableFile> {
    return asFile(await this.exports.template(format), 'templat-produk', format);
  }

  /**
   * A row is the product of its ID, else of its name, else a new one. A column that is not there leaves its field as it is;
   * an empty cell clears it, but for a category and a price. Another category drops values that it has no place for.
   */
  @ApiOperation({ summary: 'Check or import a product sheet' })
  @Post()
  @ApiQuery({ name: 'apply', type: Boolean })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SheetRequest })
  @FileUpload({ field: 'file', mostBytes: LARGEST_SHEET_BYTES, tooLarge: TOO_LARGE })
  @Envelope(SheetReport, { refuses: [400, 409, 413, 415, 422, 429] })
  read(
    @Query('apply', ParseBoolPipe) apply: boolean,
    @Body() options: SheetRequest,
    @UploadedFile() file: Upload | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<SheetReport> {
    return this.imports.read(file, apply, options, caller);
  }
}

function asFile(sheet: Buffer, name: string, format: SheetFormat): StreamableFile {
  return new StreamableFile(sheet, {
    type: TYPES[format],
    disposition: `attachment; filename="${name}.${format}"`,
  });
}
