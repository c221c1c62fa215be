import fc from 'fast-check';
import { resolved, type Schema } from './openapi';

const ODD_TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '1e309',
  '9007199254740993',
  '١٢٣',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\ufeff',
  '\u3164\u2800\uffa0',
  `\u200e+62\u00a0812\u20115550\v1234\u2028`,
  'a\u200d\u0301'.repeat(300),
  '_'.repeat(5000),
  'İıſﬀ',
  '👩‍👩‍👧‍👦',
  'z\u0301'.repeat(200),
  'a'.repeat(70_000),
  "' OR 1=1 --",
  '%_!%',
  '../../../../etc/passwd',
  '/media/../etalase.sqlite',
  '%00%2e%2e%2f',
  '{{7*7}}${7*7}',
  '=1+1',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nX-Injected: 1',
];
const ODD_NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63)];

export const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 80 }));

const nested = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.boolean())
  .map(([depth, isList]) => new Nested(depth, isList));

/** It is too deep to be built as a value, so it is written as JSON directly. */
class Nested {
  constructor(
    readonly depth: number,
    readonly isList: boolean,
  ) {}

  toText(): string {
    return this.isList
      ? '['.repeat(this.depth) + ']'.repeat(this.depth)
      : '{"a":'.repeat(this.depth) + '1' + '}'.repeat(this.depth);
  }
}

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...ODD_NUMBERS),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  { weight: 1, arbitrary: nested },
);

/** A list and not an object, as keys may come twice or be `__proto__`. */
export class Fields {
  constructor(readonly entries: readonly (readonly [string, unknown])[]) {}

  toText(): string {
    return `{${this.entries.map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;
  }
}

export function jsonText(value: unknown): string {
  if (value instanceof Nested || value instanceof Fields) return value.toText();
  return JSON.stringify(value) ?? 'null';
}

export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value);
}

function validValue(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(validValue));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type ?? 'string') {
    case 'integer':
      // The ids of a small catalogue are low.
      return fc.integer({ min: schema.minimum ?? 0, max: (schema.minimum ?? 0) + 5 });
    case 'number':
      return fc
        .integer({ min: Math.ceil((schema.minimum ?? 0) * 100), max: 10 ** 11 })
        .map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(validValue(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fields(schema, validValue);
    default:
      return validText(schema);
  }
}

function validText({ format, minLength = 1, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return fc.constantFrom('2026-12-31', '2024-02-29', '1999-01-01');
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  const longest = Math.max(minLength, Math.min(maxLength, 60));
  return fc.string({ unit: 'grapheme-ascii', minLength, maxLength: longest });
}

function edgeValue(given: Schema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 2 ** 31, minLength = 0, maxLength = 255, nullable } = resolved(given);
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0);
  return fc.constantFrom<unknown>(
    ...[minimum - 1, minimum, maximum, maximum + 1, maximum + 0.001],
    ...lengths.map((length) => 'é'.repeat(length)),
    nullable ? null : undefined,
    null,
  );
}

/** An invalid value in every field would only ever test the first rule. */
export function someValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 20, arbitrary: validValue(schema) },
    { weight: 2, arbitrary: edgeValue(schema) },
    { weight: 1, arbitrary: oddValue },
  );
}

/** An object of the schema, now and then without a property, or with one too many. */
export function fields(
  given: Schema,
  valueOf: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Fields> {
  const properties = Object.entries(resolved(given).properties ?? {});
  const named = properties.map(([name, schema]) =>
    fc.option(
      valueOf(schema).map((value) => [name, value] as const),
      { freq: 20 },
    ),
  );
  const more = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.tuple(fc.oneof(oddText, nameOf(properties)), oddValue), { maxLength: 3 }),
    },
  );
  return fc
    .tuple(fc.tuple(...named), more)
    .map(([own, others]) => new Fields([...own.filter((entry) => entry !== null), ...others]));
}

function nameOf(properties: readonly (readonly [string, Schema])[]): fc.Arbitrary<string> {
  return fc.constantFrom('id', 'version', 'deleted_at', ...properties.map(([name]) => name));
}
