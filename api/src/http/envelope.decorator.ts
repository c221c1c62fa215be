import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
  getSchemaPath,
  type OpenAPIObject,
  OmitType,
} from '@nestjs/swagger';
import { MESSAGE, type MessageText } from './envelope.interceptor.js';

/** OpenAPI 3.0 has no type for null alone. */
export const NULL_SCHEMA = { type: 'string' as const, nullable: true, enum: [null] };

class EnvelopeFields {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

export class ChangedRecord {
  @ApiProperty({ type: 'integer', description: 'The current one.' })
  version: number;

  @ApiProperty()
  changed_by: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  changed_at: Date;
}

export class UnconfirmedPassword {
  @ApiProperty({ enum: [true], description: '`admins/confirm` comes first, then this request once more.' })
  confirm: true;
}

export class CodeWanted {
  @ApiProperty({ enum: [true] })
  totp: true;
}

export class LostValues {
  @ApiProperty({ type: 'integer', description: 'How many of them lose a value.' })
  products: number;
}

export class ErrorEnvelope extends EnvelopeFields {
  @ApiProperty({ example: false })
  declare success: boolean;

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

class ConfirmationRefusal extends OmitType(ErrorEnvelope, ['data']) {
  @ApiProperty({
    type: UnconfirmedPassword,
    nullable: true,
    description: "Null for somebody else's record.",
  })
  data: UnconfirmedPassword | null;
}

class LossRefusal extends OmitType(ErrorEnvelope, ['data']) {
  @ApiProperty({ type: LostValues })
  data: LostValues;
}

interface Shape {
  status?: 200 | 201;
  message?: MessageText;
  list?: boolean;
  corrects?: boolean;
  /** Any route can answer 500 and 503; what a token or a body may be refused for is added to the document. */
  refuses?: number[];
}

const REASONS: Record<number, string> = {
  400: 'The request cannot be read.',
  403: "Somebody else's record.",
  404: 'No such record.',
  409: 'A duplicate, still in use, or changed since it was read.',
  413: 'The picture is larger than 10 MB or 51 megapixels.',
  415: 'Not a picture this API accepts.',
  422: 'A field breaks its rule.',
  503: 'The database or the picture store is away, or too many pictures wait; Retry-After says for how many seconds.',
  429: 'Too many attempts; Retry-After says for how many seconds.',
};

const SEARCH_USED = {
  description:
    'What a `q` that finds nothing was read as, percent-encoded. Absent when it was read as it is.',
  schema: { type: 'string' as const, example: 'kopi%20gayo' },
};

export function Envelope(
  model: Type | null,
  { status = 200, message, list = false, corrects = false, refuses = [] }: Shape = {},
) {
  const item = model ? { $ref: getSchemaPath(model) } : NULL_SCHEMA;
  const data = list ? { type: 'array', items: item } : item;
  const headers = {
    'Content-Range': { schema: { type: 'string' as const, example: 'product 0-24/319' } },
    'X-Total-Count': { schema: { type: 'integer' as const, example: 319 } },
    ...(corrects && { 'X-Search-Used': SEARCH_USED }),
  };
  return applyDecorators(
    HttpCode(status),
    SetMetadata(MESSAGE, message),
    ApiExtraModels(EnvelopeFields, ...(model ? [model] : [])),
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
    ApiRefusals(...refuses),
  );
}

export function ApiRefusals(...codes: number[]) {
  return applyDecorators(
    ApiExtraModels(ErrorEnvelope),
    ...codes.map((code) => ApiResponse({ status: code, description: REASONS[code], type: ErrorEnvelope })),
  );
}

/** Of a route that sends a file. */
export const ApiFile = (...types: string[]) => {
  const file = { schema: { type: 'string', format: 'binary' } };
  return ApiOkResponse({
    description: 'The file.',
    content: Object.fromEntries(types.map((type) => [type, file])),
  });
};

export const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorEnvelope) } } },
});

const BODY_REASONS = {
  400: 'The body cannot be read.',
  413: 'The body is too large.',
  415: 'Not a kind of body that can be read.',
};

export function documentBodyRefusals(document: OpenAPIObject): OpenAPIObject {
  for (const operations of Object.values(document.paths)) {
    for (const operation of [operations.post, operations.put, operations.patch]) {
      if (!operation?.requestBody) continue;
      for (const [status, description] of Object.entries(BODY_REASONS)) {
        operation.responses[status] ??= refusal(description);
      }
    }
  }
  return document;
}

export const ApiConfirmation = () =>
  ApiResponse({
    status: 403,
    description: "The password has to be confirmed first; or somebody else's record.",
    type: ConfirmationRefusal,
  });

export const ApiLoss = () =>
  ApiResponse({ status: 409, description: 'Products lose a value by it.', type: LossRefusal });
