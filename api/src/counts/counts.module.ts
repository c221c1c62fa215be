import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountRecorder } from './count-recorder.service.js';
import { CountsController } from './counts.controller.js';
import { CountsService } from './counts.service.js';
import { DailyCount } from './daily-count.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([DailyCount])],
  controllers: [CountsController],
  providers: [CountRecorder, CountsService],
})
export class CountsModule {}
