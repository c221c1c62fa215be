import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Windows has `npm.cmd` in npm's place, which only a shell starts. */
export const needsShell = (command) => process.platform === 'win32' && command === 'npm';

/**
 * Its output is part of the error when it fails, unless `show` prints it at once.
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, signal?: AbortSignal }} [options]
 * @throws CommandFailed
 */
export function runCommand(command, args, { cwd = root, env = {}, show = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: needsShell(command),
      signal,
      killSignal: 'SIGINT',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandFailed(`${command} ${args.join(' ')} ended with ${code}`, output));
    });
  });
}

export class CommandFailed extends Error {
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}
