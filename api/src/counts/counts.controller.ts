import { Body, Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Origin, RequestOrigin } from '../auth/origin.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { CountBeacon, CountsQuery, CountsReport } from './count.dto.js';
import { CountRecorder } from './count-recorder.service.js';
import { CountsService } from './counts.service.js';

@ApiTags('count')
@Controller('count')
export class CountsController {
  constructor(
    private readonly recorder: CountRecorder,
    private readonly counts: CountsService,
  ) {}

  @ApiOperation({
    summary: 'Count what a visitor looks at, presses, downloads or searches for',
    description:
      'For `navigator.sendBeacon`, as JSON or as plain text. What is wrong, made up, sent by a program or repeated within the day is dropped without a word.',
  })
  @Public()
  @Post()
  @HttpCode(204)
  @ApiBody({ type: CountBeacon })
  @ApiNoContentResponse({ description: 'Received.' })
  record(
    @Body() body: unknown,
    @RequestOrigin() { address }: Origin,
    @Headers('user-agent') userAgent?: string,
  ): void {
    this.recorder.record(body, { address, userAgent });
  }

  @ApiOperation({ summary: 'Read what was counted' })
  @Get()
  @Envelope(CountsReport, { refuses: [422] })
  read(@Query() query: CountsQuery): Promise<CountsReport> {
    return this.counts.report(query);
  }
}
