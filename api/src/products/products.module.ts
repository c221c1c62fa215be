import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryModule } from '../history/history.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionModule } from '../revision/revision.module.js';
import { CategoryProductsController } from './category-products.controller.js';
import { CategoryProductsService } from './category-products.service.js';
import { ExportPriceExpiry } from './export-price-expiry.service.js';
import { Product } from './product.entity.js';
import { ProductPages } from './product-pages.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product]), HistoryModule, MediaModule, RevisionModule],
  controllers: [ProductsController, CategoryProductsController],
  providers: [CategoryProductsService, ExportPriceExpiry, ProductPages, ProductsService],
  exports: [ExportPriceExpiry, ProductsService],
})
export class ProductsModule {}
