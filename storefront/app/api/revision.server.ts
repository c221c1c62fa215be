import { read } from './client.server';

/**
 * Grows with every change that visitors can see.
 * @throws when the API fails to answer
 */
export async function loadRevision(): Promise<number> {
  const { revision } = await read('/api/revision', {});
  return revision;
}
