import { Module } from '@nestjs/common';
import { CurrentRevision } from './current-revision.service.js';
import { NewDay } from './new-day.service.js';
import { RevisionController } from './revision.controller.js';
import { Totals } from './totals.service.js';

@Module({
  controllers: [RevisionController],
  providers: [CurrentRevision, NewDay, Totals],
  exports: [CurrentRevision, Totals],
})
export class RevisionModule {}
