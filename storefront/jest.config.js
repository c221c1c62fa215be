/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/app'],
  testMatch: ['**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/stray-console.ts'],
  moduleNameMapper: {
    '\\.(jpg|png|svg)$': '<rootDir>/test/asset-address.js',
    '^~/(.*)$': '<rootDir>/app/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          // It is Vite's, and no CommonJS module may contain it.
          transform: { optimizer: { globals: { vars: { 'import.meta.env.SSR': 'true' } } } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
