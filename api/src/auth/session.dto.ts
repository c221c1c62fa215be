import { ApiProperty } from '@nestjs/swagger';
import { ColumnsOf } from '../http/response-type.js';
import { AdminSession } from './admin-session.entity.js';
import type { AuthenticatedUser } from './current-user.decorator.js';

export class SessionResponse extends ColumnsOf(AdminSession, ['id', 'device', 'created_at', 'last_used_at'], {
  id: { description: 'Names the login; it opens nothing.' },
  device: { example: 'Chrome di Android' },
  last_used_at: { description: 'Behind by up to a minute.' },
}) {
  @ApiProperty({ description: 'The one that asks.' })
  current: boolean;
}

export function toSessionResponse(session: AdminSession, { sessionId }: AuthenticatedUser): SessionResponse {
  const { id, device, created_at, last_used_at } = session;
  return { id, device, created_at, last_used_at, current: id === sessionId };
}
