import { ApiProperty } from '@nestjs/swagger';
import { responseOf } from '../http/response-type.js';
import { MAIL_STATES, type MailState } from './outbox-mail.entity.js';

export class OutboxMailResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'What it tells of: the code of an inquiry.' })
  reference: string | null;

  @ApiProperty()
  subject: string;

  @ApiProperty({ enum: MAIL_STATES, description: '`failed` after three days of attempts.' })
  state: MailState;

  @ApiProperty({ type: 'integer' })
  attempts: number;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'Of the next attempt.' })
  due_at: Date;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why the last attempt failed.' })
  reason: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;
}

export const toOutboxMailResponse = responseOf(OutboxMailResponse);
