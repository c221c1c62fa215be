import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { Env } from '../env.js';
import { Unauthorized } from '../http/http-errors.js';
import { MetricsService } from './metrics.service.js';

/** Registered only when METRICS_TOKEN is set; Prometheus has no session. */
@ApiExcludeController()
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly env: Env,
    private readonly metrics: MetricsService,
  ) {}

  @Get()
  async read(@Headers('authorization') sent = ''): Promise<StreamableFile> {
    if (!isSame(sent, `Bearer ${this.env.METRICS_TOKEN}`)) throw new Unauthorized('Token metrik salah.');
    const { text, type } = await this.metrics.read();
    return new StreamableFile(Buffer.from(text), { type });
  }
}

/** Hashed, since timingSafeEqual takes only values of one length. */
function isSame(sent: string, wanted: string): boolean {
  const [a, b] = [sent, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
