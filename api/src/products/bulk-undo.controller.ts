import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe } from '../http/id.pipe.js';
import { BulkUndone, undoneMessage } from './bulk-undo.dto.js';
import { BulkUndoService } from './bulk-undo.service.js';

@ApiTags('history')
@Controller('history')
export class BulkUndoController {
  constructor(private readonly service: BulkUndoService) {}

  @ApiOperation({
    summary: 'Undo a bulk change of products, or an import',
    description:
      'By its entry in the history, the first of those made together. In one transaction: added products go to the trash, deleted ones come back from it, the others get their values of before. A product that has been changed since is left out and counted.',
  })
  @Post(':id/undo')
  @HttpCode(200)
  @Message(undoneMessage)
  @ApiEnvelope(BulkUndone, { refuses: [400, 401, 404] })
  undo(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<BulkUndone> {
    return this.service.undo(id, caller);
  }
}
