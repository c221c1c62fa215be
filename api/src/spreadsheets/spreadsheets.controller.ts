import {
  Body,
  Controller,
  ParseBoolPipe,
  Post,
  Query,
  type StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { FileUpload, Upload } from '../http/file-upload.decorator.js';
import { today } from '../http/today.js';
import { LARGEST_SHEET_BYTES } from './sheet-limits.js';
import { SheetReport, SheetRequest } from './spreadsheet.dto.js';
import { asFile, Format, SheetRoute } from './sheet-route.js';
import { SpreadsheetExport } from './spreadsheet-export.service.js';
import type { SheetFormat } from './spreadsheet-file.js';
import { SpreadsheetImport } from './spreadsheet-import.service.js';

const TOO_LARGE = `Ukuran berkas paling besar ${LARGEST_SHEET_BYTES / 1024 / 1024} MB.`;

@ApiTags('product-sheet')
@Controller('product-sheet')
export class SpreadsheetsController {
  constructor(
    private readonly imports: SpreadsheetImport,
    private readonly exports: SpreadsheetExport,
  ) {}

  @SheetRoute('Export all products')
  async write(
    @Format() format: SheetFormat,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<StreamableFile> {
    return asFile(await this.exports.write(format, caller), `produk-${today()}`, format);
  }

  @SheetRoute('Download a sheet to fill in', 'template')
  async template(@Format() format: SheetFormat): Promise<StreamableFile> {
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
