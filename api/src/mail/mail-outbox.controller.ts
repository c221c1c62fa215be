import { Controller, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Envelope } from '../http/envelope.decorator.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ListRoute } from '../http/routes.decorator.js';
import { OutboxMailResponse, toOutboxMailResponse } from './mail.dto.js';
import { MAIL_LIST, MailOutbox } from './mail-outbox.service.js';

@ApiTags('mail-outbox')
@Controller('mail-outbox')
export class MailOutboxController {
  constructor(private readonly outbox: MailOutbox) {}

  @ListRoute('List the mails that wait or failed', OutboxMailResponse, MAIL_LIST, 'Without their texts.')
  async list(@Query() query: ListQuery): Promise<Page<OutboxMailResponse>> {
    return (await this.outbox.list(query)).map(toOutboxMailResponse);
  }

  @ApiOperation({ summary: 'Send the mails that failed again', description: 'All of them, within a minute.' })
  @Post('retry')
  @Envelope(null, { message: 'E-mail yang gagal akan dikirim lagi.' })
  retry(): Promise<void> {
    return this.outbox.retry();
  }
}
