import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Envelope } from '../http/envelope.decorator.js';
import { Page } from '../http/page.js';
import { type AuthenticatedUser, CurrentUser } from './current-user.decorator.js';
import { SessionResponse, toSessionResponse } from './session.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('admins')
@Controller('admins/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @ApiOperation({
    summary: "List one's own logins",
    description: "One's own, the last used first. All of them at once.",
  })
  @Get()
  @Envelope(SessionResponse, { list: true })
  async list(@CurrentUser() caller: AuthenticatedUser): Promise<Page<SessionResponse>> {
    const rows = await this.sessions.list(caller.adminId);
    return new Page(rows, 0, rows.length).map((session) => toSessionResponse(session, caller));
  }

  @ApiOperation({ summary: "End one of one's own logins", description: "One's own only." })
  @Delete(':id')
  @Envelope(null, { message: 'Sesi berhasil diakhiri.', refuses: [400, 404] })
  endOne(@Param('id') id: string, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.sessions.endOne(id, caller);
  }

  @ApiOperation({
    summary: "End all of one's own other logins",
    description: "All of one's own but the one that asks.",
  })
  @Delete()
  @Envelope(null, { message: 'Semua sesi lain berhasil diakhiri.' })
  endOthers(@CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.sessions.endOthers(caller);
  }
}
