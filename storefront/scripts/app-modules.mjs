import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Loads modules of app/ into a script, named by their path there: Node 20 cannot read TypeScript by itself. */
export async function loadFromApp(...names) {
  const vite = await createServer({
    root: storefront,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: { '~': path.join(storefront, 'app') } },
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await Promise.all(names.map((name) => vite.ssrLoadModule(`/app/${name}.ts`)));
  } finally {
    await vite.close();
  }
}
