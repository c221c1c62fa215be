import { leakIn } from '../leaks';
import { mismatch, type Schema } from './openapi';
import type { ApiRequest } from './requests';
import type { Answer } from './send';

/** The contract names no refusal for an unknown address, which has this envelope too. */
const REFUSAL: Schema = { $ref: '#/components/schemas/ErrorEnvelope' };
const UNKNOWN_ADDRESS = [400, 401, 404, 413, 415];
/** A body is read before its route is looked for, also where the contract has none. */
const UNREADABLE_BODY = [400, 413, 415];

export function problemOf(
  request: ApiRequest,
  answer: Answer,
  secrets: readonly string[],
): string | undefined {
  if (answer.status >= 500) return `answers ${answer.status}`;
  const leak = leakIn(answer.text, secrets);
  if (leak) return leak;
  if (answer.status === 304 && asksForChanges(request)) return undefined;
  const { route } = request;
  if (!route) {
    if (request.method === 'HEAD' || answer.status < 400) return undefined;
    return UNKNOWN_ADDRESS.includes(answer.status) ? wrongBody(REFUSAL, answer) : `answers ${answer.status}`;
  }
  const documented = route.responses[String(answer.status)];
  if (!documented && !route.requestBody && request.body && UNREADABLE_BODY.includes(answer.status)) {
    return wrongBody(REFUSAL, answer);
  }
  if (!documented)
    return `answers ${answer.status}, which the contract does not have for it: ${answer.text.slice(0, 200)}`;
  const [type = ''] = answer.type.split(';');
  if (type !== 'application/json') {
    const kinds = Object.keys(documented.content ?? {}).map((each) => each.split(';')[0]);
    return kinds.includes(type) ? undefined : `answers with the type ${answer.type}`;
  }
  const schema = documented.content?.['application/json']?.schema;
  return schema ? wrongBody(schema, answer) : undefined;
}

function asksForChanges({ headers }: ApiRequest): boolean {
  return 'if-none-match' in headers || 'if-modified-since' in headers;
}

function wrongBody(schema: Schema, { status, text }: Answer): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `answers ${status} with what is no JSON: ${text.slice(0, 200)}`;
  }
  const { success, message } = body as { success?: unknown; message?: unknown };
  if (success !== status < 400) return `answers ${status} and success: ${String(success)}`;
  if (status >= 400 && !message) return `answers ${status} without a sentence`;
  const wrong = mismatch(schema, body);
  return wrong && `answers ${status} with another shape than the contract's: ${wrong}`;
}

/** The body goes through base64, as it may hold any bytes. */
export function curlLine(origin: string, { method, path, headers, body }: ApiRequest): string {
  const flags = Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`);
  const sent = body ? `base64 -d <<< ${body.toString('base64')} | ` : '';
  const data = body ? ' --data-binary @-' : '';
  return `${sent}curl -isS --path-as-is -X ${method} ${flags.join(' ')}${data} ${shell(origin + path)}`;
}

const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
