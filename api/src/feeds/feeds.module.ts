import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { RevisionModule } from '../revision/revision.module.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';

@Module({
  imports: [ProductsModule, RevisionModule],
  controllers: [FeedsController],
  providers: [FeedsService],
})
export class FeedsModule {}
