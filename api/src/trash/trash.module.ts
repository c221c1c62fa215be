import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryEntry } from '../history/history-entry.entity.js';
import { HistoryModule } from '../history/history.module.js';
import { MediaModule } from '../media/media.module.js';
import { Product } from '../products/product.entity.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product, HistoryEntry]), HistoryModule, MediaModule],
  controllers: [TrashController],
  providers: [TrashService],
})
export class TrashModule {}
