import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { DEVELOPMENT_WARNINGS } from './development-warnings';
import { manualChunks } from './shared-chunks';
import { withoutMessages, withoutNames } from './without-names';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';
const backofficeUrl = process.env.BACKOFFICE_DEV_URL ?? 'http://127.0.0.1:3002';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
    { name: 'without-names', apply: 'build', transform: withoutNames },
    { name: 'without-messages', apply: 'build', transform: withoutMessages },
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  // An inlined file would be a data: URL, which is not cached and which the content security policy blocks.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // For the budget of 92 kB: terser saves 4 of 99 kB on /about, shared-chunks.ts 3, names and warnings 1 more.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true, pure_funcs: DEVELOPMENT_WARNINGS },
      format: { comments: false },
    },
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    host: process.env.HOST ?? '127.0.0.1',
    strictPort: true,
    proxy: {
      '^/(api|media|feeds)/': { target: apiUrl },
      '^/(admin|sistem|login|backoffice)(/|\\?|$)': {
        target: backofficeUrl,
        ws: true,
        // The back office is one document with a router of its own.
        rewrite: (path) => (path.startsWith('/backoffice/') ? path : '/backoffice/'),
      },
    },
  },
}));
