import { ApiClient } from './api-client';
import { startProduct } from './start-product';

/** One product with the demo catalogue for all stories, and one login, since most stories are not about that. */
export default async function globalSetup() {
  const product = await startProduct({ SEED_DEMO: 'true', TRUST_PROXY: '1' });
  const { token } = await ApiClient.signIn(product.url, product.password);
  // Workers inherit the environment; there is no other way to hand them something.
  Object.assign(process.env, { E2E_URL: product.url, E2E_PASSWORD: product.password, E2E_TOKEN: token });
  return product.stop;
}
