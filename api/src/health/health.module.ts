import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { HealthController } from './health.controller.js';
import { WriteProbe } from './write-probe.js';

@Module({ imports: [MediaModule], controllers: [HealthController], providers: [WriteProbe] })
export class HealthModule {}
