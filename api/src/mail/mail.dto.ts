import { ColumnsOf, responseOf } from '../http/response-type.js';
import { MAIL_STATES, OutboxMail } from './outbox-mail.entity.js';

export class OutboxMailResponse extends ColumnsOf(
  OutboxMail,
  ['id', 'reference', 'subject', 'state', 'attempts', 'due_at', 'reason', 'created_at'],
  {
    reference: { description: 'What it tells of: the code of an inquiry.' },
    state: { enum: MAIL_STATES, description: '`failed` after three days of attempts.' },
    due_at: { description: 'Of the next attempt.' },
    reason: { description: 'Why the last attempt failed.' },
  },
) {}

export const toOutboxMailResponse = responseOf(OutboxMailResponse);
