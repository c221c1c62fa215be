import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SHARED =
  /\/backoffice\/src\/(components\/(list|record)\/|i18n\/(codes|forms)|components\/form\/(ChosenPicture|Disconnected|FormDraft|isSame|useReturn|Section)|products\/(ConfirmFiveFold|priceUnit)|formatTime)|\/api\/src\/products\/five-fold/;

/**
 * ra-core's modules import one another in circles, which breaks when the circle is cut into several chunks. React stays
 * apart from it, for the login screen. The small parts that several lists share are one file, which compresses better than
 * twenty; with the texts and the small parts of all forms, for which a part of a form would otherwise load the rest of it.
 */
function manualChunks(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (id.includes('/node_modules/ra-core/')) return 'ra-core';
  return SHARED.test(id) ? 'lists' : undefined;
}

export default defineConfig({
  // The document is served at /admin… and /sistem/login; what it loads lives here.
  base: '/backoffice/',
  plugins: [react()],
  resolve: {
    alias: {
      // Every browser that this is built for has both.
      'object.entries': '@nolyfill/object.entries',
      hasown: '@nolyfill/hasown',
    },
  },
  build: {
    outDir: 'build',
    // For scripts/weight.mjs.
    manifest: true,
    chunkSizeWarningLimit: 1000,
    target: 'es2022',
    // Smaller than esbuild's result, which every administrator would download.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 }, format: { comments: false } },
    rollupOptions: {
      output: {
        manualChunks,
        // Not with what they import, which would take the login screen's part along.
        onlyExplicitManualChunks: true,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.BACKOFFICE_PORT ?? 3002),
    strictPort: true,
  },
});
