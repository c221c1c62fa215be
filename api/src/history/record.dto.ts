import { ApiProperty } from '@nestjs/swagger';

/** What answers have of every record that has a version. */
export class RecordResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

/** Of a record with texts in two languages. */
export class TranslatedResponse extends RecordResponse {
  @ApiProperty({
    type: [String],
    description:
      'The English fields whose Indonesian text has changed since they were last edited; `specs.{key}.text_en` of a specification in words.',
  })
  outdated_translations: string[];
}
