import { api, unwrap } from './client.server';

/**
 * Grows with every change that visitors can see.
 * @throws when it cannot be had
 */
export async function loadRevision(): Promise<number> {
  const { revision } = await unwrap(api.GET('/api/revision', {}));
  return revision;
}
