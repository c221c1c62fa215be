import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Envelope, ApiLoss, LostValues } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { SpecFieldRemoval } from './spec-field-removal.service.js';

@ApiTags('spec-field')
@Controller('spec-field')
export class SpecFieldRemovalController {
  constructor(private readonly removal: SpecFieldRemoval) {}

  @ApiOperation({
    summary: 'Tell how many products would lose a value with a field of specifications',
    description: 'Those in the trash too.',
  })
  @Get(':id/products')
  @Envelope(LostValues, { refuses: [400, 404] })
  async useOf(@Param('id', IdPipe) id: number): Promise<LostValues> {
    return { products: await this.removal.useOf(id) };
  }

  @ApiOperation({
    summary: 'Delete a field of specifications',
    description: 'Products that have a value of it lose it, those in the trash too.',
  })
  @ApiQuery({
    name: 'confirm',
    required: false,
    type: 'integer',
    description: 'How many products lose a value, as the 409 has said. Another number by now: 409 again.',
  })
  @Delete(':id')
  @Envelope(null, { message: 'Spesifikasi berhasil dihapus.', refuses: [400, 404] })
  @ApiLoss()
  remove(
    @Param('id', IdPipe) id: number,
    @Query('confirm') confirm: string | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<void> {
    return this.removal.remove(id, Number(confirm ?? 0), caller);
  }
}
