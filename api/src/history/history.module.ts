import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Creations } from './creations.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryEntry } from './history-entry.entity.js';
import { HistoryService } from './history.service.js';
import { RecordCreation } from './record-creation.entity.js';
import { RecordsService } from './records.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HistoryEntry, RecordCreation])],
  controllers: [HistoryController],
  providers: [Creations, HistoryService, RecordsService],
  exports: [Creations, RecordsService],
})
export class HistoryModule {}
