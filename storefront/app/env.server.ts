import { missingLanguage } from 'api/shared';

/** remix-serve prints the stack of what it cannot start with: one line here. */
const startError = (line: string) => Object.assign(new Error(line), { stack: line });

const OPENSTREETMAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

function readUrl(name: string, fallback: string): string {
  const value = process.env[name]?.trim() || fallback;
  // The pages' policy names some of them: none may end a source or a directive of it.
  if (!/^https?:\/\/[^/\s;,'"][^\s;,'"]*$/.test(value))
    throw startError(`${name} must be an http(s) address, not ${JSON.stringify(value)}.`);
  return value.replace(/(?<!\/)\/+$/, '');
}

/** Pages may be https, in which browsers show no pictures from http. */
function readTileUrl(): string {
  const value = readUrl('MAP_TILE_URL', OPENSTREETMAP_TILES);
  if (!value.startsWith('https://'))
    throw startError(`MAP_TILE_URL must begin with https://, not '${value}'.`);
  return value;
}

function readMilliseconds(name: string, fallback: number): number {
  const value = process.env[name]?.trim() || String(fallback);
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw startError(`${name} must be a number of milliseconds, not '${value}'.`);
  return Number(value);
}

const lacking = missingLanguage();
if (lacking !== undefined) throw startError(lacking);

/** Read once, when the server starts: an invalid value stops it with one line. */
export const env = {
  API_URL: readUrl('API_URL', 'http://127.0.0.1:3000'),
  /** The timeout of an API request without a cached answer. */
  API_TIMEOUT_MS: readMilliseconds('API_TIMEOUT_MS', 5000),
  PUBLIC_URL: readUrl('PUBLIC_URL', `http://localhost:${process.env.PORT?.trim() || 3000}`),
  MAP_TILE_URL: readTileUrl(),
  /** Where the API says that pictures are; by default on this origin. */
  MEDIA_PUBLIC_URL: process.env.MEDIA_PUBLIC_URL?.trim() ? readUrl('MEDIA_PUBLIC_URL', '') : undefined,
};
