import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesModule } from '../categories/categories.module.js';
import { Category } from '../categories/category.entity.js';
import { Product } from '../products/product.entity.js';
import { ProductsModule } from '../products/products.module.js';
import { ProductSheetsController } from './product-sheets.controller.js';
import { ProductSheetsService } from './product-sheets.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product, Category]), ProductsModule, CategoriesModule],
  controllers: [ProductSheetsController],
  providers: [ProductSheetsService],
})
export class ProductSheetsModule {}
