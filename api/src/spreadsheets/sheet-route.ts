import { applyDecorators, Get, ParseEnumPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { ApiFile, ApiRefusals } from '../http/envelope.decorator.js';
import type { SheetFormat } from './spreadsheet-file.js';

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const FORMATS = { csv: 'csv', xlsx: 'xlsx' } as const;

/** A file in the `Format` that is asked for. @param refuses beside 400 and 429 */
export const SheetRoute = (summary: string, path = '', ...refuses: number[]) =>
  applyDecorators(
    ApiOperation({ summary }),
    Get(path),
    ApiQuery({ name: 'format', enum: FORMATS }),
    ApiFile(...Object.values(TYPES)),
    ApiRefusals(400, ...refuses, 429),
  );

export const Format = () => Query('format', new ParseEnumPipe(FORMATS));

export function asFile(sheet: Buffer, name: string, format: SheetFormat): StreamableFile {
  return new StreamableFile(sheet, {
    type: TYPES[format],
    disposition: `attachment; filename="${name}.${format}"`,
  });
}
