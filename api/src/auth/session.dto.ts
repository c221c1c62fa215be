import { ApiProperty } from '@nestjs/swagger';
import type { AdminSession } from './admin-session.entity.js';
import type { AuthenticatedUser } from './current-user.decorator.js';

export class SessionResponse {
  @ApiProperty({ description: 'Names the login; it opens nothing.' })
  id: string;

  @ApiProperty({ example: 'Chrome di Android' })
  device: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'Behind by up to a minute.' })
  last_used_at: Date;

  @ApiProperty({ description: 'The one that asks.' })
  current: boolean;
}

export function toSessionResponse(session: AdminSession, { sessionId }: AuthenticatedUser): SessionResponse {
  const { id, device, created_at, last_used_at } = session;
  return { id, device, created_at, last_used_at, current: id === sessionId };
}
