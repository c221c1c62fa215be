// npm gives a signal to the shell that it starts a script in. Most shells end of it and do not pass it on.
const LOOK_MS = 100;

const { ppid } = process;
if (process.env.npm_lifecycle_event !== undefined) {
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
