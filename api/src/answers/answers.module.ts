import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RevisionModule } from '../revision/revision.module.js';
import { AnswerCache } from './answer-cache.js';
import { Front } from './front.service.js';

@Module({
  imports: [DiscoveryModule, RevisionModule],
  providers: [AnswerCache, Front],
  exports: [AnswerCache, Front],
})
export class AnswersModule {}
