import { availableParallelism } from 'node:os';

// Nest 12 and what otplib counts with are ES modules, throttler is CommonJS: under jest everything is turned into CommonJS.
const transform = {
  '^.+\\.[jt]s$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2022',
        keepClassNames: true,
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Files that ask no database, or nothing of which the databases differ in. */
const SAME_ON_EVERY_DATABASE = [
  '/api/src/',
  '/test/(docs|contract|packages)\\.spec',
  '/test/(answers|auth|contacts-and-company-info|demo|feeds|http|languages|metrics)\\.',
  '/test/(media|security-log|sessions|spreadsheet|totp)',
];

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.e2e-spec.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    // `npm test` starts the S3 store that these need.
    ...(process.env.TEST_S3_ENDPOINT ? [] : ['/test/store/']),
    ...(process.env.TEST_DATABASE_URL ? SAME_ON_EVERY_DATABASE : []),
  ],
  transform,
  transformIgnorePatterns: ['/node_modules/(?!@nestjs/|@noble/|@scure/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testTimeout: 30_000,
  // Each file has an API and a database of its own, and waits for them most of the time; they share the S3 store.
  maxWorkers: process.env.TEST_S3_ENDPOINT ? 1 : Math.ceil(1.5 * availableParallelism()),
};
