import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesService } from './certificates.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [MediaModule],
  controllers: [DocumentsController, CertificatesController],
  providers: [CertificatesService, DocumentsService],
})
export class DocumentsModule {}
