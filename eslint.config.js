import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noImports = (files, regex, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});

/**
 * The folders of `root` by level, from the top down: each imports from those below its level only.
 * All that neither list names are one level between the two. The files beside the folders are below all of them, but for `tops`,
 * which put the folders together, and which only the highest level may import.
 */
const oneWay = (root, above, below, tops = []) => {
  const named = [...above, ...below].flat();
  const others = readdirSync(new URL(root, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !named.includes(entry.name))
    .map(({ name }) => name);
  const levels = [...above, others, ...below];
  const ofFolders = levels.map((folders, level) => {
    const closed = [...levels.slice(0, level + 1).flat(), ...(level > 0 ? tops : [])];
    return noImports(
      folders.map((folder) => `${root}/${folder}/**`),
      `^(\\.\\./)+(${closed.join('|')})(/|\\.js$|$)`,
      'Import only from folders further below (the levels in eslint.config.js).',
    );
  });
  const topFiles = tops.map((top) => `${root}/${top}.ts`);
  return [
    noImports([`${root}/*.ts`], '^\\./.+/', 'These files are below all folders.', topFiles),
    ...ofFolders,
  ];
};

const WRITES =
  /^(save|insert|update|upsert|delete|remove|softDelete|softRemove|restore|recover|increment|decrement|clear|transaction)$/;

/** Of repositories and data sources, and of their managers; the one that a unit of work hands over may write. */
const onlyUnitsWrite = {
  create: ({ report, sourceCode }) => ({
    'CallExpression > MemberExpression.callee'({ object, property }) {
      if (!WRITES.test(property.name)) return;
      const owner = object.property?.name === 'manager' ? object.object : object;
      const type = sourceCode.parserServices.getTypeAtLocation(owner).symbol?.name;
      if (type === 'Repository' || type === 'DataSource') {
        report({ node: property, message: 'Write in UnitOfWork: it keeps a whole change or none of it.' });
      }
    },
  }),
};

const TESTS = ['**/*.{test,spec,e2e-spec}.{ts,tsx}', 'api/test/**'];

export default defineConfig(
  {
    ignores: ['**/{node_modules,dist,build,data,coverage,generated,test-results,playwright-report}/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // React takes handlers that return a promise; elsewhere a forgotten await is still an error.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Remix has routes throw answers.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          // What a framework hands over may be passed on as it is.
          allowThrowingUnknown: true,
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/router', name: 'DataWithResponseInit' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': [
        'error',
        {
          // An extension of the contract is a property that the types of @nestjs/swagger do not have.
          selector:
            'ObjectExpression > SpreadElement > ObjectExpression:not(:has(> Property[key.value=/^x-/]))',
          message: 'Write its properties out: a spread says that something is overridden.',
        },
      ],
      // An interface may ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['storefront/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A container listens for what bubbles up from the links and buttons inside it, which have keys of their own.
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
    },
  },
  ...oneWay(
    'backoffice/src',
    [],
    [['components'], ['layout'], ['i18n'], ['api'], ['auth'], ['brand']],
    ['documentedPath', 'queryClient', 'store'],
  ),
  ...oneWay(
    'api/src',
    [['bin'], ['metrics'], ['inquiries']],
    [
      ['documents'],
      ['products', 'totp'],
      ['spec-fields'],
      ['admins', 'categories', 'company-info', 'contacts'],
      ...[
        ['response-cache', 'search'],
        ['revision'],
        ['mail', 'media'],
        ['history'],
        ['auth'],
        ['http'],
        ['database'],
      ],
    ],
    ['main', 'app.module', 'app.setup', 'graceful-end', 'shared'],
  ),
  {
    files: ['storefront/app/**'],
    ignores: ['storefront/app/i18n/**', 'storefront/app/components/ui/PageLink.tsx', ...TESTS],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@remix-run/react',
              importNames: ['Link', 'NavLink'],
              message: 'A PageLink stays in the language of its page.',
            },
          ],
          patterns: [
            { regex: 'i18n/(en|id)(/|$)', message: 'messagesIn() has them, and keeps them on the server.' },
          ],
        },
      ],
    },
  },
  {
    files: ['storefront/app/routes/**', 'storefront/app/root.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ExportNamedDeclaration :matches(FunctionDeclaration[id.name="action"], VariableDeclarator[id.name="action"], ExportSpecifier[exported.name="action"])',
          message:
            'Forms are sent to the API or are GET: Remix 2 gets no more fixes, and actions are what attacks aim at.',
        },
      ],
    },
  },
  {
    files: ['backoffice/src/api/authProvider.ts'],
    // React Admin is told where to go next by what a promise is rejected with.
    rules: { '@typescript-eslint/prefer-promise-reject-errors': 'off' },
  },
  {
    files: ['api/src/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['api/src/**', 'storefront/app/**'],
    ignores: TESTS,
    plugins: { regexp },
    // A visitor's text of some kilobytes would hold a server for minutes.
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/database/unit-of-work.ts', ...TESTS],
    plugins: { etalase: { rules: { 'only-units-write': onlyUnitsWrite } } },
    rules: { 'etalase/only-units-write': 'error' },
  },
  {
    files: ['e2e/**'],
    // Playwright's fixtures say what they need in a pattern, even when it is nothing.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.d.ts'],
    // An interface that is added to has to repeat all of its type parameters.
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // `expect(mock.method)` only names a method, and calls nothing.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
);
