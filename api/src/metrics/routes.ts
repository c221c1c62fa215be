import type { IncomingMessage } from 'node:http';

const ID = /^[1-9]\d*$/;
const FOLDERS = /^\/(api\/docs|media|assets|backoffice|admin)(\/|$)/;

/** Labels have to be few. */
export function routeOf(request: IncomingMessage, status: number, known: ReadonlySet<string>): string {
  const taken = (request as { route?: { path?: unknown } }).route?.path;
  if (typeof taken === 'string' && known.has(taken)) return taken;
  const path = request.url?.split('?', 1)[0] ?? '';
  const folder = FOLDERS.exec(path)?.[1];
  if (folder) return `/${folder}`;
  // The response cache answers before Express looks for a route.
  const pattern = path.replace(/[^/]+/g, (segment) => (ID.test(segment) ? ':id' : segment));
  if (known.has(pattern)) return pattern;
  const isFound = (status === 200 || status === 304) && !path.startsWith('/api/');
  return (isFound && /^(\/id)?\/[^/]*/.exec(path.replace(/\.data$/, ''))?.[0]) || '(other)';
}
