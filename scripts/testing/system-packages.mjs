import { existsSync } from 'node:fs';
import { CommandFailed, runCommand } from '../run-command.mjs';

/** Does nothing unless it can install without asking: on Debian, as root. */
export async function installSystemPackages(packages, signal) {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (packages.length === 0 || !debianRoot) return;
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runCommand('apt-get', ['update'], { env, signal });
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, signal });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    // The suites that need a program report it as missing.
    process.stdout.write(`${error.output}\n${error.message}\n`);
  }
}
