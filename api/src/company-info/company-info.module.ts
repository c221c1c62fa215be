import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryModule } from '../history/history.module.js';
import { MediaModule } from '../media/media.module.js';
import { CompanyInfo } from './company-info.entity.js';
import { CompanyInfoController } from './company-info.controller.js';
import { CompanyInfoService } from './company-info.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyInfo]), HistoryModule, MediaModule],
  controllers: [CompanyInfoController],
  providers: [CompanyInfoService],
  exports: [CompanyInfoService],
})
export class CompanyInfoModule {}
