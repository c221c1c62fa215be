import { Module } from '@nestjs/common';
import { SpecFieldsController } from './spec-fields.controller.js';
import { SpecFieldsService } from './spec-fields.service.js';

@Module({
  controllers: [SpecFieldsController],
  providers: [SpecFieldsService],
  exports: [SpecFieldsService],
})
export class SpecFieldsModule {}
