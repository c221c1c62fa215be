import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesModule } from '../categories/categories.module.js';
import { Category } from '../categories/category.entity.js';
import { HistoryModule } from '../history/history.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionModule } from '../revision/revision.module.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { SpecFieldsModule } from '../spec-fields/spec-fields.module.js';
import { BringBackController } from './bring-back/bring-back.controller.js';
import { BringBackService } from './bring-back/bring-back.service.js';
import { BulkUndoController } from './bulk-undo.controller.js';
import { BulkUndoService } from './bulk-undo.service.js';
import { CategoryProductsController, ProductMovesController } from './category-products.controller.js';
import { CategoryProductsService } from './category-products.service.js';
import { CategoryWords } from './search/category-words.service.js';
import { PassingDays } from './passing-days.service.js';
import { KeySpecs } from './key-specs.service.js';
import { KnownWords } from './search/known-words.service.js';
import { PlaceWords } from './search/place-words.service.js';
import { Product } from './product.entity.js';
import { ProductPricesController } from './product-prices.controller.js';
import { ProductPricesService } from './product-prices.service.js';
import { ProductPages } from './product-pages.service.js';
import { ProductSearches } from './search/product-searches.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { SearchCorrections } from './search/search-corrections.service.js';
import { SearchReadings } from './search/search-readings.service.js';
import { SpecFacetsController } from './spec-facets.controller.js';
import { SpecFacetsService } from './spec-facets.service.js';
import { SpecFieldRemovalController } from './spec-field-removal.controller.js';
import { SpecFieldRemoval } from './spec-field-removal.service.js';
import { SpecLimits } from './search/spec-limits.service.js';
import { TradeWords } from './search/trade-words.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Category, Product, ProductSpec, SpecField]),
    CategoriesModule,
    HistoryModule,
    MediaModule,
    RevisionModule,
    SpecFieldsModule,
  ],
  controllers: [
    BringBackController,
    BulkUndoController,
    ProductsController,
    CategoryProductsController,
    ProductMovesController,
    ProductPricesController,
    SpecFacetsController,
    SpecFieldRemovalController,
  ],
  providers: [
    BringBackService,
    BulkUndoService,
    CategoryProductsService,
    CategoryWords,
    PassingDays,
    KeySpecs,
    KnownWords,
    PlaceWords,
    ProductPages,
    ProductPricesService,
    ProductSearches,
    ProductsService,
    SearchCorrections,
    SearchReadings,
    SpecFacetsService,
    SpecFieldRemoval,
    SpecLimits,
    TradeWords,
  ],
  exports: [PassingDays, ProductsService],
})
export class ProductsModule {}
