import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryModule } from '../history/history.module.js';
import { ProductSpec } from './product-spec.entity.js';
import { SpecField } from './spec-field.entity.js';
import { SpecFieldsController } from './spec-fields.controller.js';
import { SpecFieldsService } from './spec-fields.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SpecField, ProductSpec]), HistoryModule],
  controllers: [SpecFieldsController],
  providers: [SpecFieldsService],
  exports: [SpecFieldsService],
})
export class SpecFieldsModule {}
