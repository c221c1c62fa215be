// What `npm test` would install of the system's packages: .ci/run does it while it builds.
import { missingParts, packagesOf } from './parts.mjs';
import { installSystemPackages } from './system-packages.mjs';

await installSystemPackages(packagesOf(missingParts()), new AbortController().signal);
