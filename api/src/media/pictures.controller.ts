import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiFile, ApiRefusals } from '../http/envelope.decorator.js';
import { MediaService } from './media.service.js';

@ApiTags('picture')
@Controller('picture')
export class PicturesController {
  constructor(private readonly media: MediaService) {}

  @ApiOperation({
    summary: 'Show a picture, also from quarantine',
    description:
      'Its smallest rendition. For seven days after its last record has gone it can be given back to one.',
  })
  @Get(':key')
  @ApiFile('image/webp')
  @ApiRefusals(400, 404, 503)
  async find(@Param('key') key: string): Promise<StreamableFile> {
    return new StreamableFile(await this.media.smallest(key), { type: 'image/webp' });
  }
}
