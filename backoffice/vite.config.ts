import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SHARED =
  /\/backoffice\/src\/(components\/(list\/|record\/|CodeInput)|i18n\/(codes|forms)|components\/form\/(ChosenPicture|Disconnected|FormDraft|isSame|useReturn|Section)|products\/(ConfirmFiveFold|priceUnit)|formatTime)|\/api\/src\/(products\/five-fold|http\/today)/;

/** What has been loaded before any screen is: its name need not stand in the list of what each screen preloads. */
const OF_SHELL = /\/(react|ra-core|mergeWith|OpenInNew|texts|forgetScreens|envelope|index|_commonjsHelpers)-/;

/** A module of ra-core that no other one imports, and here only the inbox. */
const OF_INBOX = 'usePrevNextController';

/**
 * ra-core's modules import one another in circles, which break when they are cut into several chunks. React stays apart
 * for the login screen. The small parts that lists and forms share are one file, which compresses better than twenty.
 */
function manualChunks(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (id.includes('/node_modules/ra-core/') && !id.includes(OF_INBOX)) return 'ra-core';
  return SHARED.test(id) ? 'lists' : undefined;
}

export default defineConfig({
  // The document is served at /admin… and /sistem/login, and loads the rest from here.
  base: '/backoffice/',
  plugins: [react()],
  resolve: {
    alias: {
      // All browsers of `build.target` have both.
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
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) =>
        /\/App-/.test(hostId) ? files.filter((file) => !OF_SHELL.test(file)) : files,
    },
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 }, format: { comments: false } },
    rollupOptions: {
      output: {
        manualChunks,
        // Without what they import, which would take along parts of the login screen.
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
