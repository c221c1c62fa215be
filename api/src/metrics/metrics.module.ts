import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionModule } from '../revision/revision.module.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

@Module({
  imports: [AnswersModule, MediaModule, RevisionModule],
  controllers: [MetricsController],
  providers: [MetricsService],
})
export class MetricsModule {}
