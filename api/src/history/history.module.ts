import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryController } from './history.controller.js';
import { HistoryEntry } from './history-entry.entity.js';
import { HistoryService } from './history.service.js';
import { RecordsService } from './records.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HistoryEntry])],
  controllers: [HistoryController],
  providers: [HistoryService, RecordsService],
  exports: [RecordsService],
})
export class HistoryModule {}
