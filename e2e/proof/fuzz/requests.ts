import fc from 'fast-check';
import { type Route, resolved, routes, type Schema } from './openapi';
import { Fields, fields, jsonText, oddText, oddValue, plainText, someValue } from './values';

export interface ApiRequest {
  /** Undefined for an address or a method that the contract does not have. */
  route?: Route;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const BOUNDARY = 'fuzzed-boundary';
/** One black pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
/** Operations that are slow to answer, or whose effect has to be undone. */
const RARE = [
  'Auth.logout',
  'Auth.login',
  'Admins.changePassword',
  'Spreadsheets.write',
  'Spreadsheets.read',
];

export const apiRequest: fc.Arbitrary<ApiRequest> = fc.oneof(
  ...routes.map((route) => ({
    weight: RARE.includes(route.operationId) ? 1 : 12,
    arbitrary: requestTo(route),
  })),
  { weight: 20, arbitrary: elsewhere() },
);

function requestTo(route: Route): fc.Arbitrary<ApiRequest> {
  return fc
    .record({ path: pathTo(route), query: queryOf(route), headers: oddHeaders(), message: messageFor(route) })
    .map(({ path, query, headers, message }) => ({
      route,
      method: route.method,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...(message && { 'content-type': message.type }) },
      body: message?.bytes,
    }));
}

function elsewhere(): fc.Arbitrary<ApiRequest> {
  const known = fc.constantFrom(...routes.map(({ path }) => path.replace('{id}', '1')));
  const path = fc.oneof(
    known,
    fc.array(segment(), { maxLength: 4 }).map((parts) => ['/api', ...parts].join('/')),
  );
  return fc
    .record({ method: fc.constantFrom(...METHODS), path, headers: oddHeaders() })
    .filter(({ method, path: given }) => !isKnown(method, given));
}

function isKnown(method: string, path: string): boolean {
  const routeMethod = method === 'HEAD' ? 'GET' : method;
  return routes.some(
    (route) =>
      route.method === routeMethod &&
      new RegExp(`^${route.path.replace('{id}', '[^/]*')}/?$`, 'i').test(path),
  );
}

function pathTo({ path }: Route): fc.Arbitrary<string> {
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
    { weight: 1, arbitrary: fc.integer().map(String) },
    { weight: 2, arbitrary: segment() },
  );
  return id.map((text) => path.replace('{id}', () => text));
}

/** It is never empty, which would be another address. */
function segment(): fc.Arbitrary<string> {
  return oddText
    .map((text) => encode(text.slice(0, 2000)) || '%20')
    .filter((text) => !/^\.{1,2}$/.test(text));
}

function queryOf({ parameters = [] }: Route): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.option(
        parameterValue(name, schema).map((value) => [name, value] as const),
        { freq: 3 },
      ),
    );
  const odd = fc.tuple(fc.oneof(oddText, fc.constantFrom('sort[]', 'filter[q]', 'range', 'sort')), oddText);
  return fc
    .tuple(fc.tuple(...known), fc.array(odd, { maxLength: 1 }))
    .map(([own, more]) =>
      [...own.filter((pair) => pair !== null), ...more]
        .map(([name, value]) => `${encode(name.slice(0, 200))}=${encode(value.slice(0, 2000))}`)
        .join('&'),
    );
}

function parameterValue(name: string, schema: Schema): fc.Arbitrary<string> {
  const column = fc.constantFrom(
    'id',
    'name',
    'price',
    'created_at',
    'category.nama_category',
    'judul',
    'at',
  );
  const whole = fc.integer({ min: 0, max: 1100 });
  const likely: Record<string, fc.Arbitrary<unknown>> = {
    sort: fc.tuple(column, fc.constantFrom('ASC', 'DESC')),
    range: fc.tuple(whole, whole),
    filter: fc.oneof(
      fc.record({ q: oddText }),
      fc.record({ id: fc.oneof(whole, fc.array(whole)) }),
      fc.record({ category_id: whole }),
      fc.dictionary(fc.oneof(column, oddText), oddValue, { maxKeys: 3 }),
    ),
  };
  const json = likely[name]?.map(jsonText) ?? someValue(schema).map(plainText);
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 1, arbitrary: oddValue.map(jsonText) },
    { weight: 1, arbitrary: oddText },
  );
}

interface Message {
  type: string;
  bytes: Buffer;
}

function messageFor({ requestBody }: Route): fc.Arbitrary<Message | undefined> {
  if (!requestBody) {
    return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: oddMessage() });
  }
  const asDocumented = Object.entries(requestBody.content).map(([type, { schema }]) =>
    type === 'multipart/form-data' ? form(schema) : json(schema),
  );
  return fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...asDocumented) },
    { weight: 2, arbitrary: oddMessage() },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function json(schema: Schema): fc.Arbitrary<Message> {
  const text = fc.oneof(
    { weight: 12, arbitrary: fields(schema, someValue).map(jsonText) },
    { weight: 1, arbitrary: fc.array(oddValue, { maxLength: 2 }).map(jsonText) },
    { weight: 1, arbitrary: oddValue.map(jsonText) },
  );
  return text.map((each) => ({ type: 'application/json', bytes: Buffer.from(each) }));
}

function oddMessage(): fc.Arbitrary<Message> {
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    `multipart/form-data; boundary=${BOUNDARY}`,
    'multipart/form-data; boundary=',
    'text/plain',
    'text/xml',
    'application/octet-stream',
    'nonsense',
  );
  const bytes = fc.oneof(
    oddText.map((text) => Buffer.from(text)),
    oddValue.map((value) => Buffer.from(jsonText(value).slice(0, -1))),
    fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each)),
    fc.constant(Buffer.alloc(200_000, '[')),
  );
  return fc.record({ type, bytes });
}

function form(schema: Schema): fc.Arbitrary<Message> {
  const file = fc.oneof(
    { weight: 1, arbitrary: fc.constant(PNG) },
    { weight: 3, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 2, arbitrary: fc.constant(Buffer.from('id;name\r\n1;Kopi\r\n')) },
    { weight: 1, arbitrary: fc.constant(PNG.subarray(0, 40)) },
  );
  const valueOf = (property: Schema) => {
    const { format, items } = resolved(property);
    const isFile = (items ? resolved(items).format : format) === 'binary';
    return isFile ? fc.oneof(file, fc.constant(''), oddText) : someValue(property);
  };
  const fault = fc.oneof(
    { weight: 10, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom('cut', 'unended', 'many', 'nameless') },
  );
  return fc.tuple(fields(schema, valueOf), fault, oddText).map(([sent, wrong, fileName]) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: written(wrong === 'many' ? manyTimes(sent) : sent, wrong, fileName),
  }));
}

function manyTimes({ entries }: Fields): Fields {
  return new Fields(Array.from({ length: 12 }, () => entries).flat());
}

function written({ entries }: Fields, fault: string, fileName: string): Buffer {
  const parts = entries.flatMap(([name, value]) => {
    const isFile = Buffer.isBuffer(value);
    const shown = fault === 'nameless' ? '' : `; name="${quoted(name)}"`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data${shown}`;
    return [
      Buffer.from(
        isFile
          ? `${head}; filename="${quoted(fileName)}"\r\nContent-Type: image/png\r\n\r\n`
          : `${head}\r\n\r\n`,
      ),
      isFile ? value : Buffer.from(plainText(value)),
      Buffer.from('\r\n'),
    ];
  });
  const whole = Buffer.concat([...parts, Buffer.from(fault === 'unended' ? '' : `--${BOUNDARY}--\r\n`)]);
  return fault === 'cut' ? whole.subarray(0, whole.length / 2) : whole;
}

const quoted = (text: string) => text.slice(0, 300).replace(/["\r\n]/g, '%22');

function oddHeaders(): fc.Arbitrary<Record<string, string>> {
  const odd = fc.record(
    {
      accept: fc.constantFrom('*/*', 'text/html', 'nonsense', ''),
      'accept-encoding': fc.constantFrom('gzip', 'br;q=0', 'identity;q=0, *;q=0', 'nonsense'),
      'accept-language': fc.constantFrom('id', 'en-GB;q=2', '*'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'nonsense'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
      'if-modified-since': fc.constantFrom('nonsense', 'Thu, 01 Jan 1970 00:00:00 GMT'),
      range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'items=0-5', 'bytes=9-1'),
      cookie: fc.constantFrom('a=b', '__proto__=1', ';;;===', 'a='.repeat(2000)),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense', '::1, 1.1.1.1', ''),
      'x-forwarded-host': fc.constantFrom('evil.example', 'a b'),
      'x-http-method-override': fc.constantFrom('DELETE', 'nonsense'),
      'x-request-id': fc.constantFrom('1', 'x'.repeat(5000), '{"a":1}'),
    },
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: odd });
}

/** encodeURIComponent throws on a lone surrogate, which a Buffer turns into U+FFFD. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());
