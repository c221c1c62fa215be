import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Envelope } from '../http/envelope.decorator.js';
import { CountBeacon, CountsQuery, CountsReport } from './count.dto.js';
import { CountsService } from './counts.service.js';

@ApiTags('count')
@Controller('count')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @ApiOperation({
    summary: 'Read what visitors looked at, pressed, downloaded and searched for',
    description:
      'A page posts a CountBeacon to the same address by `navigator.sendBeacon`, without a token, and is answered 204. What is wrong, made up, sent by a program or repeated within the day is dropped without a word.',
  })
  @ApiExtraModels(CountBeacon)
  @Get()
  @Envelope(CountsReport, { refuses: [422] })
  read(@Query() query: CountsQuery): Promise<CountsReport> {
    return this.counts.report(query);
  }
}
