import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { ColumnsOf, responseOf } from '../http/response-type.js';
import { ACTIONS, type Changes, HistoryEntry, RESOURCES, type Value } from './history-entry.entity.js';

const VALUE = {
  anyOf: [
    { type: 'string', nullable: true },
    { type: 'number', nullable: true },
    { type: 'boolean', nullable: true },
  ],
};

export class FieldChange {
  @ApiProperty(VALUE)
  from: Value;

  @ApiProperty(VALUE)
  to: Value;
}

export class ValuesBehind {
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  from: object | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  to: object | null;
}

@ApiExtraModels(FieldChange, ValuesBehind)
export class HistoryResponse extends ColumnsOf(
  HistoryEntry,
  ['id', 'at', 'admin_id', 'admin_name', 'resource', 'record_id', 'record_name', 'part_of', 'action'],
  {
    admin_id: { description: 'Null: the program itself.' },
    admin_name: { description: 'As it was at the time.' },
    resource: { enum: RESOURCES, description: '`dashboard` is company information.' },
    record_name: { description: 'As it was at the time.' },
    part_of: { description: 'The first entry of those made together.' },
    action: { enum: ACTIONS },
  },
) {
  @ApiProperty({ type: 'integer', description: 'How many entries are part of this one.' })
  parts: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FieldChange) },
    description:
      'The fields that changed. A product’s category goes by its name; a new password has no value. Of another administrator only disabled_at, pass, totp, sessions and recovery_codes.',
  })
  changes: Record<string, FieldChange>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(ValuesBehind) },
    description:
      'What updates say in words, as it is stored, by the same names: a product’s specifications, and the id of its category.',
  })
  values: Record<string, ValuesBehind>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What a product’s specifications were called at the time, by the same names.',
  })
  labels: Record<string, string>;
}

/** Every administrator may know of another whether and how he can get in. */
const OF_ACCESS = ['disabled_at', 'pass', 'totp', 'recovery_codes', 'sessions'];

export type ListedEntry = HistoryEntry & { parts: number };

const response = responseOf(HistoryResponse);

export function toHistoryResponse(entry: ListedEntry, { adminId }: AuthenticatedUser): HistoryResponse {
  const isOthers = entry.resource === 'admin' && entry.record_id !== adminId;
  const changes = isOthers ? ofAccess(entry.changes) : entry.changes;
  return response({
    ...entry,
    changes: each(changes, ({ from, to }) => ({ from, to })),
    values: each(changes, ({ values }) => values),
    labels: each(changes, ({ label }) => label),
  });
}

function each<T>(changes: Changes, part: (change: Changes[string]) => T | undefined): Record<string, T> {
  const parts = Object.entries(changes).map(([field, change]) => [field, part(change)] as const);
  return Object.fromEntries(parts.filter((entry): entry is [string, T] => entry[1] !== undefined));
}

function ofAccess(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => OF_ACCESS.includes(field)));
}
