import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';

/** How OpenAPI 3.0 says 'null and nothing else'. */
export const NULL_SCHEMA = { type: 'string' as const, nullable: true, enum: [null] };

class EnvelopeFields {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

/** What has become of a record that somebody else has changed. */
export class ChangedRecord {
  @ApiProperty({ description: 'The current one.' })
  version: number;

  @ApiProperty()
  changed_by: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  changed_at: Date;
}

/** What every refusal answers. */
export class ErrorEnvelope extends EnvelopeFields {
  @ApiProperty({
    type: ChangedRecord,
    nullable: true,
    description: 'Null, but for the 409 of a `version` that is no longer current.',
  })
  data: ChangedRecord | null;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What is wrong with which field.',
  })
  errors?: Record<string, string>;
}

interface Shape {
  status?: 200 | 201;
  list?: boolean;
  /** The refusals this route can answer with; any can answer 500, and 503 while the database is away. */
  refuses?: number[];
}

const REASONS: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'No token, or one that is wrong, expired or revoked; or wrong credentials.',
  403: "Somebody else's record.",
  404: 'No such record.',
  409: 'A duplicate, still in use, or changed since it was read.',
  413: 'The picture is larger than 10 MB or 50 megapixels.',
  415: 'Not a picture this API accepts.',
  422: 'A field breaks its rule.',
  503: 'The database or the picture store is away; Retry-After says for how many seconds.',
  429: 'Too many attempts; Retry-After says for how many seconds.',
};

/** Documents a route's answers: the envelope around `model` (null: no data), and its refusals. */
export function ApiEnvelope(model: Type | null, { status = 200, list = false, refuses = [] }: Shape = {}) {
  const item = model ? { $ref: getSchemaPath(model) } : NULL_SCHEMA;
  const data = list ? { type: 'array', items: item } : item;
  const headers = {
    'Content-Range': { schema: { type: 'string' as const, example: 'product 0-24/319' } },
    'X-Total-Count': { schema: { type: 'integer' as const, example: 319 } },
  };
  return applyDecorators(
    ApiExtraModels(EnvelopeFields, ErrorEnvelope, ...(model ? [model] : [])),
    ApiResponse({
      status,
      description: list ? 'One page of the list.' : 'Done.',
      ...(list && { headers }),
      schema: {
        allOf: [
          { $ref: getSchemaPath(EnvelopeFields) },
          { type: 'object', required: ['data'], properties: { data: data as object } },
        ],
      },
    }),
    ...refuses.map((code) => ApiResponse({ status: code, description: REASONS[code], type: ErrorEnvelope })),
  );
}
