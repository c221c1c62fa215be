import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Route extends Operation {
  method: string;
  path: string;
}

const FILE = resolve(import.meta.dirname, '../../../api/openapi.json');
const contract = JSON.parse(readFileSync(FILE, 'utf8')) as Contract;

export const routes: Route[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    ...operation,
    path,
    method: method.toUpperCase(),
  })),
);

export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name && contract.components.schemas[name]) || schema;
}

const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: withNulls(contract.components) });
const validators = new Map<Schema, ValidateFunction>();

export function mismatch(schema: Schema, body: unknown): string | undefined {
  const validate = validators.get(schema) ?? ajv.compile(withNulls(schema) as object);
  validators.set(schema, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}

/** OpenAPI 3.0 says of an object that it may be null beside `allOf`; JSON Schema knows no such exception. */
function withNulls(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$ref') return `contract${String(value)}`;
    const { nullable, type, allOf } = (value ?? {}) as Schema;
    if (nullable && allOf) return { anyOf: [{ type: 'null' }, ...allOf] };
    // Without a type anything goes, null too.
    return nullable && !type ? {} : value;
  });
}
