import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const READY_SECONDS = 90;

interface ServerCommand {
  /** A program and its arguments. */
  command: [string, ...string[]];
  cwd: string;
  env: Record<string, string>;
  /** An address that answers with success once the server is ready. */
  ready: string;
}

export interface RunningServer {
  /** What it has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts a server in an environment of its own, so that nothing of the caller's leaks in, and waits until it is ready. */
export async function startServer({ command, cwd, env, ready }: ServerCommand): Promise<RunningServer> {
  const process = run(command, cwd, env);
  const stop = async () => {
    process.kill();
    await process.ended;
  };
  for (const end = Date.now() + READY_SECONDS * 1000; Date.now() < end; await pause(50)) {
    if (process.exitCode() !== null) throw new Error(`${command.join(' ')} ended:\n${process.output()}`);
    if (await succeeds(ready)) return { output: process.output, stop };
  }
  await stop();
  throw new Error(`${command.join(' ')} was not ready after ${READY_SECONDS} s:\n${process.output()}`);
}

/** Runs a program to its end. */
export async function runToEnd(command: ServerCommand['command'], cwd: string, env: Record<string, string>) {
  const process = run(command, cwd, env);
  await process.ended;
  return { code: process.exitCode(), output: process.output() };
}

function run([program, ...args]: ServerCommand['command'], cwd: string, env: Record<string, string>) {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { output: () => printed, exitCode: () => child.exitCode, kill: () => child.kill('SIGTERM'), ended };
}

async function succeeds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
