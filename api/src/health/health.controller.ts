import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Public } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Unavailable } from '../http/refusals.js';
import { MediaStore } from '../media/media-store.js';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly reader: DataSource,
    @Inject(MediaStore) private readonly media: MediaStore,
  ) {}

  @ApiOperation({ description: 'The process is alive.' })
  @Get()
  @ApiEnvelope(null)
  alive(): void {}

  @ApiOperation({ description: 'The database answers and pictures can be stored; until then, 503.' })
  @Get('ready')
  @ApiEnvelope(null, { refuses: [503] })
  async ready(): Promise<void> {
    await this.reader.query('SELECT 1');
    await this.media.check().catch(() => {
      throw new Unavailable('Penyimpanan gambar tidak tersedia.');
    });
  }
}
