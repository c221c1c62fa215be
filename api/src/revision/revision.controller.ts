import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Public } from '../auth/public.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { CatalogueRevision } from '../database/catalogue-revision.entity.js';

class RevisionResponse {
  @ApiProperty({ type: 'integer', description: 'Grows by one with every change that visitors can see.' })
  revision: number;
}

@ApiTags('catalogue')
@Controller('revision')
export class RevisionController {
  constructor(
    @InjectRepository(CatalogueRevision) private readonly revisions: Repository<CatalogueRevision>,
  ) {}

  @ApiOperation({
    summary: "Read the catalogue's revision",
    description:
      'For caches in front of the site: what they hold is fresh as long as this number stays the same.',
  })
  @Public()
  @Get()
  @Envelope(RevisionResponse)
  async current(): Promise<RevisionResponse> {
    const { revision } = await this.revisions.findOneByOrFail({ id: CatalogueRevision.ONLY_ROW });
    return { revision };
  }
}
