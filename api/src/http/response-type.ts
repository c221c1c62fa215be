import type { Type } from '@nestjs/common';
import { ApiProperty, DECORATORS, OmitType } from '@nestjs/swagger';

export function documentedFields<T>(Model: Type<T>): (keyof T)[] {
  const fields = Reflect.getMetadata(
    DECORATORS.API_MODEL_PROPERTIES_ARRAY,
    Model.prototype as object,
  ) as string[];
  return fields.map((field) => field.slice(1) as keyof T);
}

/** Answers have every field: null stands for none. */
export function ResponseFieldsOf<T, K extends keyof T>(
  Request: Type<T>,
  omitted: readonly K[],
): Type<Required<Omit<T, K>>> {
  const Response = OmitType(Request, omitted);
  for (const field of documentedFields(Response))
    ApiProperty({ required: true })(Response.prototype as object, field as string);
  return Response as Type<Required<Omit<T, K>>>;
}

export function responseOf<T extends object>(Response: Type<T>): (record: T) => T {
  const fields = documentedFields(Response);
  return (record) => {
    const response: Partial<T> = {};
    for (const field of fields) if (field in record) response[field] = record[field];
    return response as T;
  };
}
