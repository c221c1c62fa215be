import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '~/lib/api/error-page.server';

/** A redirect of the root's loader goes before this 404. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request);
}

export default function NoPage() {
  return null;
}
