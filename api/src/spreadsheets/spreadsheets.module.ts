import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesModule } from '../categories/categories.module.js';
import { Category } from '../categories/category.entity.js';
import { ProductsModule } from '../products/products.module.js';
import { SpreadsheetExport } from './spreadsheet-export.service.js';
import { SpreadsheetImport } from './spreadsheet-import.service.js';
import { SpreadsheetsController } from './spreadsheets.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Category]), ProductsModule, CategoriesModule],
  controllers: [SpreadsheetsController],
  providers: [SpreadsheetImport, SpreadsheetExport],
})
export class SpreadsheetsModule {}
