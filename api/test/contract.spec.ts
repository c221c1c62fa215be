import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { DataSource } from 'typeorm';
import { openApiDocument } from '../src/app.setup.js';
import { Api } from './harness.js';

const FILE = join(__dirname, '../openapi.json');
const COMMITTED = readFileSync(FILE, 'utf8');

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}
interface Body {
  content: Record<string, { schema: Schema }>;
}
interface Operation {
  requestBody?: Body;
  security?: unknown[];
  parameters?: { name: string; description?: string }[];
  responses: Record<string, Body | undefined>;
}
const { paths, components } = JSON.parse(COMMITTED) as {
  paths: Record<string, Partial<Record<string, Operation>>>;
  components: { schemas: Record<string, Schema> };
};

/** Administrators show only what logging in needs. */
const NOT_WHOLE = ['Admin'];

const TRANSLATED = ['Category', 'CompanyInfo', 'Contact', 'Product'];

/** The columns that no answer has. */
const UNSHOWN = {
  'Product.deleted_at': 'Null for every product outside the trash, which tells it in an answer of its own.',
  'Product.sort_name_en': 'To be in the order of: what it is made of is there.',
  'ProductPicture.image': 'Told as `url`.',
  'ProductPicture.product_id': 'It is part of its product.',
  'Document.product_names': 'For the history.',
  'Certificate.product_names': 'For the history.',
  'Inquiry.sort_day': 'To be in the order of: what it is made of is there.',
  'OutboxMail.message_id': 'For mail programs.',
  'OutboxMail.text': 'It may hold personal data.',
  'OutboxMail.reply_to': 'It is personal data.',
  'Category.name_key': 'The name once more, to compare it by.',
  ...Object.fromEntries(
    TRANSLATED.map((name) => [`${name}.translated_from`, 'Told as `outdated_translations`.']),
  ),
};

/** The columns that no request sends. */
const UNSENT = {
  'Inquiry.assignee_id': 'Staff choose it.',
  'Inquiry.channel': 'It is known by its route.',
  'Inquiry.first_replied_at': 'The first answer sets it.',
  'Inquiry.follow_up_at': 'Staff choose it.',
  'Inquiry.lost_reason': 'Staff write it.',
  'Inquiry.status': 'Staff choose it.',
  'Category.original_name': 'The name that it was created with.',
  'Document.size': 'That of the file.',
  'Document.is_encrypted': 'What the file says.',
  ...Object.fromEntries(
    TRANSLATED.map((name) => [`${name}.outdated_translations`, 'Follows from when each text was changed.']),
  ),
};

describe('the contract', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));

  test('follows the recommended rules of OpenAPI', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lint({ ref: FILE, config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  test('is the one of the application; `npm run build -w api && npm run contract` writes it anew', () => {
    expect(COMMITTED).toBe(`${JSON.stringify(openApiDocument(api.app), null, 2)}\n`);
  });

  test('takes the version that was read (@ReadVersion) wherever a record that has one is changed', () => {
    const changes = Object.entries(paths).flatMap(([path, { put }]) =>
      put && 'version' in answered(put) ? [{ path, put }] : [],
    );
    expect(changes).not.toEqual([]);
    const forgotten = changes.filter(({ put }) => bodies(put).some((fields) => !('version' in fields)));
    expect(forgotten.map(({ path }) => path)).toEqual([]);
  });

  test('answers with every column of a record, but for those that are not shown for a reason', () => {
    const missing = api.app.get(DataSource).entityMetadatas.flatMap(({ name, columns }) => {
      const response = components.schemas[`${name}Response`];
      if (!response || NOT_WHOLE.includes(name)) return [];
      const shown = fieldsOf(response);
      return columns
        .filter(({ propertyName }) => !(propertyName in shown))
        .map(({ propertyName }) => `${name}.${propertyName}`);
    });
    expect(missing.sort()).toEqual(Object.keys(UNSHOWN).sort());
  });

  test('takes every column of a record that it answers with, but for those that the server keeps itself', () => {
    const { entityMetadatas } = api.app.get(DataSource);
    const missing = entityMetadatas.flatMap(({ name, columns }) => {
      const request = components.schemas[`Create${name}Request`] ?? components.schemas[`${name}Request`];
      const response = components.schemas[`${name}Response`];
      if (!request || !response || NOT_WHOLE.includes(name)) return [];
      const [sent, shown] = [fieldsOf(request), fieldsOf(response)];
      return columns
        .filter(({ isPrimary, isCreateDate, isUpdateDate, isVersion }) => {
          return !isPrimary && !isCreateDate && !isUpdateDate && !isVersion;
        })
        .filter(({ propertyName }) => propertyName in shown && !(propertyName in sent))
        .map(({ propertyName }) => `${name}.${propertyName}`);
    });
    expect(missing.sort()).toEqual(Object.keys(UNSENT).sort());
  });

  test('says of every operation that wants a token what it answers without one', () => {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    );
    const forgotten = operations.filter(
      ({ operation }) => operation && operation.security?.length !== 0 && !operation.responses[401],
    );
    expect(forgotten.map(({ name }) => name)).toEqual([]);
  });

  test('takes a list of ids wherever a list is of records that the history names', () => {
    const lists = Object.entries(paths).filter(([path]) => `${path}/{id}` in paths);
    const others = lists.filter(([, { get }]) => {
      const filter = get?.parameters?.find(({ name }) => name === 'filter');
      return filter && !/`id`/.test(filter.description ?? '');
    });
    expect(others.map(([path]) => path)).toEqual([]);
  });
});

const follow = (schema: Schema): Schema =>
  schema.$ref ? follow(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The fields of a schema, by name. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  const { properties, allOf = [] } = follow(schema);
  return Object.assign({}, properties, ...allOf.map(fieldsOf)) as Record<string, Schema>;
}

/** The fields of what is in an answer's envelope. */
function answered({ responses }: Operation): Record<string, Schema> {
  const { schema = {} } = responses[200]?.content['application/json'] ?? {};
  return fieldsOf(fieldsOf(schema).data ?? {});
}

/** The fields of each kind of body that a route takes. */
const bodies = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => fieldsOf(schema));
