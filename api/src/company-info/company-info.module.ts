import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { CompanyInfoController } from './company-info.controller.js';
import { CompanyInfoService } from './company-info.service.js';

@Module({
  imports: [MediaModule],
  controllers: [CompanyInfoController],
  providers: [CompanyInfoService],
  exports: [CompanyInfoService],
})
export class CompanyInfoModule {}
