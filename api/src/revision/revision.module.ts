import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueRevision } from '../database/catalogue-revision.entity.js';
import { RevisionController } from './revision.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([CatalogueRevision])], controllers: [RevisionController] })
export class RevisionModule {}
