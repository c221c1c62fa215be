/** React Router's and Remix's warnings for developers, left out of the visitors' bundle. */
export const DEVELOPMENT_WARNINGS = [
  'warning',
  'warning$1',
  'warningOnce',
  'logDeprecation',
  'logV6DeprecationWarnings',
];
