import { ApiProperty } from '@nestjs/swagger';

export class RecordResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

export class TranslatedResponse extends RecordResponse {
  @ApiProperty({
    type: [String],
    description:
      'The English fields whose Indonesian text has changed since they were last edited; `specs.{key}.text_en` of a specification in words.',
  })
  outdated_translations: string[];
}
