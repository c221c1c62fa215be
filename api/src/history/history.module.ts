import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryController } from './history.controller.js';
import { HistoryEntry } from './history-entry.entity.js';
import { HistoryService } from './history.service.js';
import { Recorder } from './recorder.js';

@Module({
  imports: [TypeOrmModule.forFeature([HistoryEntry])],
  controllers: [HistoryController],
  providers: [HistoryService, Recorder],
  exports: [Recorder],
})
export class HistoryModule {}
