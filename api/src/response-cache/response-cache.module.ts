import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RevisionModule } from '../revision/revision.module.js';
import { ResponseCache } from './response-cache.js';
import { Front } from './front.service.js';

@Module({
  imports: [DiscoveryModule, RevisionModule],
  providers: [ResponseCache, Front],
  exports: [ResponseCache, Front],
})
export class ResponseCacheModule {}
