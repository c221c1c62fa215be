import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueRevision } from '../database/catalogue-revision.entity.js';
import { CurrentRevision } from './current-revision.service.js';
import { RevisionController } from './revision.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([CatalogueRevision])],
  controllers: [RevisionController],
  providers: [CurrentRevision],
  exports: [CurrentRevision],
})
export class RevisionModule {}
