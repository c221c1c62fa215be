import { test as base } from './fixtures';
import { startGateway } from './start-gateway';
import { startStorefront } from './start-storefront';

/** The stories' product behind a storefront process of its own and the gateway of deploy/. */
export const test = base.extend<object, { gateway: string }>({
  gateway: [
    async ({}, use) => {
      const apiUrl = String(process.env.E2E_URL);
      const storefront = await startStorefront({ API_URL: apiUrl });
      const gateway = await startGateway(apiUrl, storefront.url);
      await use(gateway.url);
      await gateway.stop();
      await storefront.stop();
    },
    { scope: 'worker' },
  ],
});
