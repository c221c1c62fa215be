import { Global, Module } from '@nestjs/common';
import { Creations } from './creations.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';
import { RecordsService } from './records.service.js';

/** For all resources. */
@Global()
@Module({
  controllers: [HistoryController],
  providers: [Creations, HistoryService, RecordsService],
  exports: [Creations, RecordsService],
})
export class HistoryModule {}
