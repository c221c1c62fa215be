import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Public } from '../auth/public.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { Unavailable } from '../http/http-errors.js';
import { MediaStore } from '../media/media-store.js';
import { WriteProbe } from './write-probe.js';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  isEnding = false;

  constructor(
    @InjectDataSource() private readonly reader: DataSource,
    private readonly probe: WriteProbe,
    @Inject(MediaStore) private readonly media: MediaStore,
  ) {}

  @ApiOperation({ summary: 'Ask whether the process is alive', description: 'The process is alive.' })
  @Get()
  @Envelope(null)
  alive(): void {}

  @ApiOperation({
    summary: 'Ask whether the process is ready for requests',
    description:
      'The database takes writes, pictures can be stored, and the process is not about to end; otherwise 503.',
  })
  @Get('ready')
  @Envelope(null, { refuses: [503] })
  async ready(): Promise<void> {
    if (this.isEnding) throw new Unavailable('Server sedang dihentikan.');
    await this.reader.query('SELECT 1');
    await this.probe.check();
    await this.media.check().catch(() => {
      throw new Unavailable('Penyimpanan gambar tidak tersedia.');
    });
  }
}
