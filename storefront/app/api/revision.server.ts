import { api, unwrap } from './client.server';

/**
 * Grows with every change that visitors can see.
 * @throws when the API fails to answer
 */
export async function loadRevision(): Promise<number> {
  const { revision } = await unwrap(api.GET('/api/revision', {}));
  return revision;
}
