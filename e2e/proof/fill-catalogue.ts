import { ApiClient } from '../api-client';
import type { RunningProduct } from '../start-product';

export async function fillCatalogue({ url, password }: RunningProduct): Promise<ApiClient> {
  const api = await ApiClient.signIn(url, password);
  for (const name of ['Coffee', 'Briket', 'Pupuk']) {
    const category_id = await api.addCategory(name);
    for (const grade of ['A', 'B', 'C']) await api.addProduct({ name: `${name} ${grade}`, category_id });
  }
  return api;
}
