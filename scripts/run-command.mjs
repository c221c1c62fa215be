import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command at the root of the repository. Its output is kept back and shown only when it fails, unless
 * `show` is set.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, signal?: AbortSignal }} [options]
 * @returns {Promise<void>} rejects with a CommandFailed
 */
export function runCommand(command, args, { cwd = root, env = {}, show = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
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
  /** @param {string} message @param {string} output what the command had printed */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}
