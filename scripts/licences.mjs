import { readPackages } from './packages.mjs';
import { root } from './run-command.mjs';

/** Of the packages of the running product, by licence. */
const byLicence = new Map();
for (const { name, license = 'none in package.json', dev } of readPackages(root)) {
  if (!dev) byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name));
}
for (const [licence, names] of [...byLicence].sort())
  process.stdout.write(`${licence}\n  ${[...names].sort().join(', ')}\n`);
