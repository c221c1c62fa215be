import { Body, Controller, Param, ParseBoolPipe, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe } from '../http/id.pipe.js';
import {
  SpecFieldResponse,
  toSpecFieldResponse,
  UpdateSpecFieldRequest,
} from '../spec-fields/spec-field.dto.js';
import { SpecFieldValues } from './spec-field-values.service.js';

@ApiTags('spec-field')
@Controller('spec-field')
export class SpecFieldChangeController {
  constructor(private readonly values: SpecFieldValues) {}

  @ApiOperation({
    operationId: 'SpecFields.update',
    summary: 'Change a field of specifications',
    description:
      'Key, kind and choices that products use stay, as does the bound unless another one is meant: 409.',
  })
  @ApiQuery({
    name: 'other_bound',
    required: false,
    type: 'boolean',
    description:
      'true: another bound is meant, also for the numbers that products have, those in the trash too. Otherwise: 409.',
  })
  @Put(':id')
  @Message('Spesifikasi berhasil diperbarui.')
  @ApiEnvelope(SpecFieldResponse, { refuses: [400, 401, 404, 409, 422] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateSpecFieldRequest,
    @CurrentCaller() caller: Caller,
    @Query('other_bound', new ParseBoolPipe({ optional: true })) otherBound: boolean | undefined,
  ): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.values.update(id, body, otherBound ?? false, caller));
  }
}
