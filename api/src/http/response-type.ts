import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, DECORATORS, OmitType } from '@nestjs/swagger';
import { getMetadataArgsStorage } from 'typeorm';

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

/** Fields as the columns of an entity have them. @param more what no column says, such as a description */
export function ColumnsOf<T, K extends keyof T & string>(
  Entity: Type<T>,
  names: readonly K[],
  more: Partial<Record<NoInfer<K>, ApiPropertyOptions>> = {},
): Type<Pick<T, K>> {
  class Response {}
  const { columns } = getMetadataArgsStorage();
  const own = columns.filter(({ target }) => target === Entity || Entity.prototype instanceof Object(target));
  for (const name of names) {
    const { type, nullable } = own.find(({ propertyName }) => propertyName === name)?.options ?? {};
    const schema: object = { ...schemaOf(type), ...(nullable && { nullable }), ...more[name] };
    ApiProperty(schema)(Response.prototype, name);
  }
  return Response as Type<Pick<T, K>>;
}

function schemaOf(type: unknown) {
  if (type === Number || type === 'int') return { type: 'integer' };
  if (type === Boolean) return { type: 'boolean' };
  // The columns of creation and update have no type.
  return type === 'datetime' || type === undefined
    ? { type: 'string', format: 'date-time' }
    : { type: 'string' };
}

export function responseOf<T extends object>(Response: Type<T>): (record: T) => T {
  const fields = documentedFields(Response);
  return (record) => {
    const response: Partial<T> = {};
    for (const field of fields) if (field in record) response[field] = record[field];
    return response as T;
  };
}
