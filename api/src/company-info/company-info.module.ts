import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { CompanyInfo } from './company-info.entity.js';
import { CompanyInfoController } from './company-info.controller.js';
import { CompanyInfoService } from './company-info.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyInfo]), MediaModule],
  controllers: [CompanyInfoController],
  providers: [CompanyInfoService],
  exports: [CompanyInfoService],
})
export class CompanyInfoModule {}
