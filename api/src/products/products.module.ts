import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionModule } from '../revision/revision.module.js';
import { SearchModule } from '../search/search.module.js';
import { SpecFieldsModule } from '../spec-fields/spec-fields.module.js';
import { BulkController } from './bulk.controller.js';
import { BulkService } from './bulk.service.js';
import { BulkUndoService } from './bulk-undo.service.js';
import { CategoryProductsController } from './category-products.controller.js';
import { CategoryProductsService } from './category-products.service.js';
import { KeySpecs } from './key-specs.service.js';
import { ProductPicturesService } from './product-pictures.service.js';
import { ProductPages } from './product-pages.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { SpecFacetsController } from './spec-facets.controller.js';
import { SpecFacetsService } from './spec-facets.service.js';
import { SpecFieldRemovalController } from './spec-field-removal.controller.js';
import { SpecFieldRemoval } from './spec-field-removal.service.js';

@Module({
  imports: [CategoriesModule, MediaModule, RevisionModule, SearchModule, SpecFieldsModule],
  controllers: [
    BulkController,
    ProductsController,
    CategoryProductsController,
    SpecFacetsController,
    SpecFieldRemovalController,
  ],
  providers: [
    BulkService,
    BulkUndoService,
    CategoryProductsService,
    KeySpecs,
    ProductPages,
    ProductPicturesService,
    ProductsService,
    SpecFacetsService,
    SpecFieldRemoval,
  ],
  exports: [ProductPages, ProductsService],
})
export class ProductsModule {}
