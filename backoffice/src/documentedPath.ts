import { PATHS } from './paths';

const RECORD = /^(\/admin\/[^/]+)\/(create|\d+)(?=[?#]|$)/;
const LISTED_ON_OVERVIEW = /^\/admin\/dashboard(?=[?#]|$)/;

/** React Admin's `/create` and `/:id` under a resource as the documented `/add` and `/edit/:id`; other paths as they are. */
export function toDocumentedPath(path: string): string {
  return path
    .replace(LISTED_ON_OVERVIEW, PATHS.admin)
    .replace(RECORD, (_, resource: string, rest: string) =>
      rest === 'create' ? `${resource}/add` : `${resource}/edit/${rest}`,
    );
}
