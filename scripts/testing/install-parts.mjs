// Installs the system packages that `npm test` needs; .ci/run calls it while it builds.
import { missingParts, packagesOf } from './parts.mjs';
import { installSystemPackages } from './system-packages.mjs';

await installSystemPackages(packagesOf(missingParts()), new AbortController().signal);
