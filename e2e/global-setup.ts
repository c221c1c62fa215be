import { ApiClient } from './api-client';
import { startProduct } from './start-product';

export default async function globalSetup() {
  const product = await startProduct({ SEED_DEMO: 'true', TRUST_PROXY: '1' });
  const { token } = await ApiClient.signIn(product.url, product.password);
  // Playwright's workers get values from the global setup through the environment only.
  Object.assign(process.env, { E2E_URL: product.url, E2E_PASSWORD: product.password, E2E_TOKEN: token });
  return product.stop;
}
