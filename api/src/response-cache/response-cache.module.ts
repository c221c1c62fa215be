import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RevisionModule } from '../revision/revision.module.js';
import { ResponseCache } from './response-cache.js';
import { ResponseCacheFront } from './response-cache-front.service.js';

@Module({
  imports: [DiscoveryModule, RevisionModule],
  providers: [ResponseCache, ResponseCacheFront],
  exports: [ResponseCache, ResponseCacheFront],
})
export class ResponseCacheModule {}
