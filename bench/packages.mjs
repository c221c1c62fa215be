import { installIfStale } from '../scripts/install.mjs';

/** What the benchmarks need beside the product; one process at a time. */
export const installPackages = () =>
  installIfStale(import.meta.dirname, ['--omit=optional', '--ignore-scripts']);
