import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesModule } from '../categories/categories.module.js';
import { Category } from '../categories/category.entity.js';
import { Product } from '../products/product.entity.js';
import { ProductsModule } from '../products/products.module.js';
import { ProductExports } from './product-exports.service.js';
import { ProductImport } from './product-import.entity.js';
import { ProductImports } from './product-imports.service.js';
import { ProductSheetsController } from './product-sheets.controller.js';
import { ProductSheetsService } from './product-sheets.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product, Category, ProductImport]), ProductsModule, CategoriesModule],
  controllers: [ProductSheetsController],
  providers: [ProductSheetsService, ProductExports, ProductImports],
})
export class ProductSheetsModule {}
