import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryModule } from '../history/history.module.js';
import { MediaModule } from '../media/media.module.js';
import { Certificate } from './certificate.entity.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesService } from './certificates.service.js';
import { Document } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Certificate, Document]), HistoryModule, MediaModule],
  controllers: [DocumentsController, CertificatesController],
  providers: [CertificatesService, DocumentsService],
})
export class DocumentsModule {}
