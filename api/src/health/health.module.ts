import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';
import { WriteProbe } from './write-probe.js';

@Module({ imports: [MediaModule], controllers: [HealthController], providers: [Readiness, WriteProbe] })
export class HealthModule {}
