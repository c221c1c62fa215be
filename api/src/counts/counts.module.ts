import { Module } from '@nestjs/common';
import { CountRecorder } from './count-recorder.service.js';
import { CountsController } from './counts.controller.js';
import { CountsService } from './counts.service.js';

@Module({
  controllers: [CountsController],
  providers: [CountRecorder, CountsService],
})
export class CountsModule {}
