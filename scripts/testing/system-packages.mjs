import { existsSync } from 'node:fs';
import { CommandFailed, runCommand } from '../run-command.mjs';

/**
 * Installs packages of the system, where that can be done without asking: on Debian, as root.
 * @param {string[]} packages
 * @param {AbortSignal} signal
 */
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
    // The suites that need the program report it as missing.
    process.stdout.write(`${error.output}\n${error.message}\n`);
  }
}
