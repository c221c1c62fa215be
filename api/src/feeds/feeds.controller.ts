import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { Envelope, ApiRefusals } from '../http/envelope.decorator.js';
import { NotFound } from '../http/http-errors.js';
import { FeedReport } from './feed.dto.js';
import { type Feed, FEED_FILE, FeedsService } from './feeds.service.js';
import type { FeedLanguage } from './meta-feed.js';

const FILES: ReadonlyMap<string, FeedLanguage> = new Map([
  ['meta.csv', 'en'],
  ['meta-id.csv', 'id'],
]);

@ApiTags('feed')
@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @ApiOperation({ summary: 'Read the catalogue as a feed' })
  @Public()
  @Get('feeds/:file')
  @ApiParam({ name: 'file', enum: [...FILES.keys()] })
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/csv; charset=utf-8': { schema: { type: 'string' } } },
  })
  @ApiRefusals(404)
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    send(await this.feeds.read(languageOf(file)), request, response);
  }

  @ApiOperation({ summary: 'Tell which products the feeds leave out, and why' })
  @Get('feed-omissions')
  @Envelope(FeedReport)
  report(): Promise<FeedReport> {
    return this.feeds.report();
  }
}

function languageOf(file: string): FeedLanguage {
  const language = FILES.get(file);
  if (!language) throw new NotFound('Alamat tidak ditemukan.');
  return language;
}

/** Compressed on the way the file would be other bytes than its ETag says: `no-transform`. */
function send({ folder, etag }: Feed, request: Request, response: Response): void {
  response.setHeader('ETag', etag);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache, no-transform');
  const known = request.headers['if-none-match'];
  if (known?.includes(etag) || known?.trim() === '*') return void response.status(304).end();
  response.type('text/csv; charset=utf-8');
  response.sendFile(FEED_FILE, { root: folder, cacheControl: false, lastModified: false });
}
