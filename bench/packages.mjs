import { installIfStale } from '../scripts/install.mjs';

export const installPackages = () =>
  installIfStale(import.meta.dirname, ['--omit=optional', '--ignore-scripts']);
