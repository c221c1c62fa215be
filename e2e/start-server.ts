import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const READY_SECONDS = 90;

interface ServerCommand {
  command: [string, ...string[]];
  cwd: string;
  env: Record<string, string>;
  /** An address that answers with success once the server is ready. */
  ready: string;
}

export interface RunningServer {
  pid: number;
  output: () => string;
  /** Sends SIGTERM by default, and waits for the process to end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Waits until the server is ready. It inherits only PATH from the tests' environment. */
export async function startServer({ command, cwd, env, ready }: ServerCommand): Promise<RunningServer> {
  const process = run(command, cwd, env);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.signal(signal);
    await process.ended;
  };
  for (const end = Date.now() + READY_SECONDS * 1000; Date.now() < end; await pause(50)) {
    if (process.exitCode() !== null) throw new Error(`${command.join(' ')} ended:\n${process.output()}`);
    if (await succeeds(ready)) return { ...process, stop };
  }
  await stop();
  throw new Error(`${command.join(' ')} was not ready after ${READY_SECONDS} s:\n${process.output()}`);
}

/** Kills the program after `longest` milliseconds; its code is then null. */
export async function runToEnd(
  command: ServerCommand['command'],
  cwd: string,
  env: Record<string, string>,
  longest = READY_SECONDS * 1000,
) {
  const process = run(command, cwd, env);
  const late = setTimeout(process.signal, longest, 'SIGKILL');
  await process.ended;
  clearTimeout(late);
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
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0));
  });
  return {
    pid: child.pid ?? Number.NaN,
    output: () => printed,
    exitCode: () => child.exitCode,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    ended,
  };
}

async function succeeds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
