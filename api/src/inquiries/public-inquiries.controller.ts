import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { type Origin, RequestOrigin } from '../auth/origin.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { ChatRequest, InquiryRequest, SentResponse, TokenResponse } from './inquiry.dto.js';
import { InquiriesService } from './inquiries.service.js';
import { newToken } from './spam.js';

/** It comes before the controller whose `inquiry/:id` would take its paths. */
@ApiTags('inquiry')
@Controller('inquiry')
export class PublicInquiriesController {
  constructor(
    private readonly inquiries: InquiriesService,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  @ApiOperation({ summary: 'Begin a form', description: 'Without its token an inquiry is taken for spam.' })
  @Public()
  @Get('token')
  @Envelope(TokenResponse)
  token(): TokenResponse {
    return { token: newToken(this.secret) };
  }

  @ApiOperation({
    summary: 'Send an inquiry',
    description:
      'Stored once however often it is sent with one `code`. A form is answered 303 to `/inquiry/sent?code=…`, under `/id` in Indonesian.',
  })
  @Public()
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiResponse({ status: 303, description: 'Of a form.', content: { 'text/html': {}, 'text/plain': {} } })
  @Envelope(SentResponse, { status: 201, message: 'Permintaan terkirim.', refuses: [422, 429] })
  async send(@Body() body: InquiryRequest, @RequestOrigin() { address }: Origin): Promise<SentResponse> {
    return { code: await this.inquiries.send(body, address) };
  }

  @ApiOperation({
    summary: 'Note what a WhatsApp chat is about',
    description: 'Nothing personal; for `sendBeacon`.',
  })
  @Public()
  @Post('whatsapp')
  @ApiConsumes('application/json', 'text/plain')
  @Envelope(SentResponse, { status: 201, message: 'OK', refuses: [422, 429] })
  async noteChat(@Body() body: ChatRequest, @RequestOrigin() { address }: Origin): Promise<SentResponse> {
    return { code: await this.inquiries.noteChat(body, address) };
  }
}
