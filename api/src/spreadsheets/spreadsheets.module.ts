import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SpreadsheetExport } from './spreadsheet-export.service.js';
import { SpreadsheetImport } from './spreadsheet-import.service.js';
import { SpreadsheetsController } from './spreadsheets.controller.js';

@Module({
  imports: [ProductsModule, CategoriesModule],
  controllers: [SpreadsheetsController],
  providers: [SpreadsheetImport, SpreadsheetExport],
})
export class SpreadsheetsModule {}
