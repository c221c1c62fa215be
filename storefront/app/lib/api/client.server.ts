import { env } from '~/env.server';
import { type ApiAnswer, fetchOrLastGood, type Keep } from './last-good-answers.server';
import type { paths } from 'api/schema';

interface Readable {
  parameters: { path?: object; query?: object };
  responses: { 200: { content: { 'application/json': { data: unknown } } } };
}

type Reads = {
  [Path in keyof paths as paths[Path] extends { get: Readable } ? Path : never]: paths[Path] extends {
    get: infer Read extends Readable;
  }
    ? Read
    : never;
};

type Data<Path extends keyof Reads> = Reads[Path]['responses'][200]['content']['application/json']['data'];
type Parameters<Path extends keyof Reads> = Pick<Reads[Path]['parameters'], 'path' | 'query'>;

/** The API refused, in its envelope. Any other failure is an ordinary exception. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(`${status} ${message}`);
  }
}

/** @throws ApiError when the API refuses, other errors when it fails to answer */
export async function read<Path extends keyof Reads>(
  path: Path,
  parameters: Parameters<Path>,
  keep?: Keep,
): Promise<Data<Path>> {
  return successful<Path>(await ask(path, parameters, keep)).data;
}

/** @throws as `read` does */
export async function readList<Path extends keyof Reads>(
  path: Path,
  parameters: Parameters<Path>,
  keep?: Keep,
): Promise<{ rows: Data<Path>; total: number; searchUsed?: string }> {
  const { data, total, searchUsed } = successful<Path>(await ask(path, parameters, keep));
  return { rows: data, total: total ?? (Array.isArray(data) ? data.length : 0), searchUsed };
}

function ask(path: string, { path: names = {}, query = {} }: Readable['parameters'], keep?: Keep) {
  const named = Object.entries(names).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, escaped(value)),
    path,
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = given.map(([name, value]) => `${name}=${escaped(value)}`).join('&');
  return fetchOrLastGood(env.API_URL + named + (search && `?${search}`), keep);
}

const escaped = (value: unknown) => encodeURIComponent(String(value));

function successful<Path extends keyof Reads>({ url, status, total, searchUsed, envelope }: ApiAnswer) {
  if (envelope?.success === true) return { data: envelope.data as Data<Path>, total, searchUsed };
  if (typeof envelope?.message === 'string') throw new ApiError(status, envelope.message);
  throw new Error(`${url} answered ${status} without an envelope`);
}
