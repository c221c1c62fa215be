import { notFound } from '~/api/error-page.server';

/** Every unknown path. A redirect of the root's loader goes before this 404. */
export async function loader(): Promise<never> {
  throw await notFound();
}

export default function NoPage() {
  return null;
}
