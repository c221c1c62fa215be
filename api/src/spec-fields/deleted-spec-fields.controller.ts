import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe } from '../http/id.pipe.js';
import { AddAgainRequest, AddedSpecFields } from './spec-field.dto.js';
import { SpecFieldsService } from './spec-fields.service.js';

@ApiTags('history')
@Controller('history')
export class DeletedSpecFieldsController {
  constructor(private readonly fields: SpecFieldsService) {}

  @ApiOperation({
    summary: 'Add deleted fields of specifications to a category again',
    description:
      "By the entry of a field's deletion, or of the category's that took them. A field whose key the category has already stays as it is there.",
  })
  @Post(':id/spec-fields')
  @Message('Spesifikasi berhasil ditambahkan.')
  @ApiEnvelope(AddedSpecFields, { status: 201, refuses: [400, 401, 404, 422] })
  async addAgain(
    @Param('id', IdPipe) id: number,
    @Body() { category_id }: AddAgainRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<AddedSpecFields> {
    return { added: await this.fields.addAgain(id, category_id, caller) };
  }
}
